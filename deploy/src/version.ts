import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * What this checkout is called: as `ENDSTATION_VERSION` says, which a container is given, or else
 * the nearest tag or the commit; `unknown` where git cannot say.
 */
export function versionOfCheckout(): string {
  const given = process.env.ENDSTATION_VERSION;
  if (given) return given;
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  const { status, stdout } = spawnSync("git", ["describe", "--always", "--tags", "--dirty"], {
    cwd,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : "unknown";
}
