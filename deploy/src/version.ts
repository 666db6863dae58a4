import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What this checkout is called: the nearest tag or the commit; `unknown` where git cannot say. */
export function versionOfCheckout(): string {
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  const { status, stdout } = spawnSync("git", ["describe", "--always", "--tags", "--dirty"], {
    cwd,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : "unknown";
}
