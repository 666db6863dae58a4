import { defineConfig } from "vitest/config";

// The same tests with the figures that CI asks for.
export default defineConfig({
  test: {
    // What is short already in a package's own tests has its full figures in `*.gate.ts`.
    include: ["test/**/*.{test,gate}.ts"],
    testTimeout: 15 * 60_000,
    fileParallelism: false,
    env: { ENDSTATION_GATES: "full" },
    reporters: ["default", ["json", { outputFile: "gate-results/vitest.json" }]],
  },
});
