import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnipConfig } from "knip";
import { ROOT } from "./src/repository.ts";

// Each command of the root goes through `boot.mjs` to a script of its name.
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};
const commands = Object.values(scripts).map((command) => command.split(" ").at(-1));

/** Where programs begin: what is reached from nowhere of these, from no test and no bundle, is unused. */
export default {
  ignoreExportsUsedInFile: true,
  workspaces: {
    ".": {
      entry: commands.map((name) => `scripts/${name}.mjs`),
      // They are run by name.
      ignoreDependencies: ["turbo", "@biomejs/biome"],
    },
    "apps/*": {},
    deploy: { entry: ["src/**/{main,*-main}.ts", "src/workerd/*.js"] },
    // JSX of the client stands in its types.
    e2e: { entry: ["gallery/main.ts", "scripts/*.ts"], ignoreDependencies: ["solid-js"] },
    measures: { entry: ["src/main.ts", "worker/*.ts"], ignoreDependencies: ["wrangler"] },
    "packages/bots": { entry: ["scripts/*.ts"] },
    "packages/match": { entry: ["scripts/*.ts", "test/simulation/main.ts"] },
    upkeep: { entry: ["scripts/*.ts"] },
  },
  // Some stand there for Turborepo alone, which builds what a workspace names before it.
  ignoreDependencies: ["@endstation/.+"],
  ignoreUnresolved: ["../../apps/edge/worker-configuration.d.ts"],
  ignoreBinaries: ["systemd-analyze"],
} satisfies KnipConfig;
