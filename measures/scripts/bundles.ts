import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { BUILDS, type Build, bundleFolder } from "../src/server/builds.ts";

// Bundles the Worker once for each of the measures' own builds, by the command that bundles it for
// a deployment: an entry of ours around the shipped one, or another module in a shipped one's place.

const EDGE = fileURLToPath(new URL("../../apps/edge", import.meta.url));
const WRANGLER = "node_modules/wrangler/wrangler-dist/cli.js";

for (const [name, { entry, alias }] of Object.entries<Build>(BUILDS)) {
  const { status } = spawnSync(
    process.execPath,
    [
      ...["--no-warnings", WRANGLER, "deploy", "--env=", "--dry-run", "--minify"],
      ...["--config", "wrangler.jsonc", "--outdir", bundleFolder(name)],
      ...alias.flatMap((one) => ["--alias", one]),
      ...(entry ? [entry] : []),
    ],
    { cwd: EDGE, stdio: "inherit" },
  );
  if (status !== 0) process.exit(status ?? 1);
}
