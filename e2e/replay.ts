import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** What the project's own command says of a record in a file. */
export function replayFile(file: string): { ok: boolean; finished: boolean; scores: number[] } {
  const { stdout } = spawnSync("node", ["scripts/replay.mjs", "--verify", file], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return JSON.parse(stdout);
}
