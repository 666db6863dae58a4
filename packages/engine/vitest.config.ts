import { readFileSync } from "node:fs";
import type { Plugin } from "vitest/config";
import { defineConfig } from "vitest/config";
import type { Mutant } from "./scripts/mutants/mutant.ts";
import { MUTANTS } from "./scripts/mutants/table.ts";

/**
 * Breaks one rule in the sources as they are loaded; scripts/mutants.ts says which. Not as they
 * are transformed: types, spaces and quotes may be others by then.
 */
const breakRule = ({ file, find, replace }: Mutant): Plugin => ({
  name: "break-rule",
  enforce: "pre",
  load: (id) =>
    id.endsWith(`/${file}`) ? readFileSync(id, "utf8").replace(find, () => replace) : null,
});

const broken = MUTANTS.find(({ rule }) => rule === process.env.MUTANT);

export default defineConfig({
  plugins: broken ? [breakRule(broken)] : [],
  test: {
    // Properties and whole games take seconds on a busy machine: slowness alone is no failure.
    testTimeout: 60_000,
    include: ["{src,scripts}/**/*.test.ts"],
    // The cache on disk does not tell broken sources from sound ones.
    fsModuleCache: broken === undefined,
  },
});
