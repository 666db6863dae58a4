// `npm run --silent history [-- --engine FILE --edge FILE ...]`: adds one line to
// docs/history.ndjson, from measures that were kept in files, or else are taken now.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { run } from "./run.mjs";

const NAMES = ["engine", "edge", "client", "bots"];

const { values } = parseArgs({
  options: Object.fromEntries(NAMES.map((name) => [name, { type: "string" }])),
});

/** What a measure says: of a file that the caller named, or of this moment. */
function measured(name) {
  const file = values[name];
  if (file !== undefined) return readFileSync(resolve(process.env.INIT_CWD ?? ".", file), "utf8");
  const { status, stdout } = spawnSync("node", ["scripts/measure.mjs", name], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`The measure ${name} failed.`);
  return stdout;
}

const input = NAMES.map((name) => `${JSON.stringify(name)}:${measured(name)}`).join(",");
await run(["node", "upkeep/scripts/history.ts", `{${input}}`]);
