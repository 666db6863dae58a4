// node upkeep/scripts/history.ts MEASURES  adds a line to docs/history.ndjson: `npm run --silent
// history` gives it the measures as one JSON object, by their names.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type EarlierLine, historyLine, regressions } from "../src/history.ts";
import { ROOT } from "../src/repository.ts";

const measures = JSON.parse(process.argv[2] ?? "") as unknown;
const manifest = readFileSync(join(ROOT, "packages/engine/package.json"), "utf8");
const { version } = JSON.parse(manifest) as { version: string };
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
  cwd: ROOT,
  encoding: "utf8",
});
const at = new Date().toISOString();
const line = historyLine(measures, { at, version, commit: commit.trim() });
const history = join(ROOT, "docs/history.ndjson");
const earlier = existsSync(history)
  ? readFileSync(history, "utf8")
      .trim()
      .split("\n")
      .map((text) => JSON.parse(text) as EarlierLine)
  : [];
appendFileSync(history, `${JSON.stringify(line)}\n`);
console.log(JSON.stringify(line));
// Beside the line: a busy machine makes everything slower, so that it is for people to judge.
for (const one of regressions(line, earlier)) console.error(`Worse: ${one}`);
