import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 180_000,
    // Each file has a server and a crowd of its own: two cores carry one of them.
    fileParallelism: false,
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
  },
});
