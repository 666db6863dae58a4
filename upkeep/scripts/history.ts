// node upkeep/scripts/history.ts MEASURES  adds a line to docs/history.ndjson: `npm run --silent
// history` gives it the measures as one JSON object, by their names.
import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { historyLine, type Measures } from "../src/history.ts";
import { ROOT } from "../src/repository.ts";

const measures = JSON.parse(process.argv[2] ?? "") as Measures;
const manifest = readFileSync(join(ROOT, "packages/engine/package.json"), "utf8");
const { version } = JSON.parse(manifest) as { version: string };
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
  cwd: ROOT,
  encoding: "utf8",
});
const line = historyLine(measures, {
  ...{ at: new Date().toISOString(), version, commit: commit.trim() },
});
appendFileSync(join(ROOT, "docs/history.ndjson"), `${line}\n`);
console.log(line);
