import { defineConfig } from "vitest/config";

export default defineConfig({
  // The tests' own tiny game stands in the engine's registry (its package.json, "imports").
  ssr: { resolve: { conditions: ["endstation-tests", "module", "node"] } },
  test: {
    // Properties and whole games take seconds on a busy machine: slowness alone is no failure.
    testTimeout: 60_000,
    include: ["{src,scripts,test}/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
  },
});
