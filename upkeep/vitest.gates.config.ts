import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.gate.ts"],
    testTimeout: 10 * 60_000,
    hookTimeout: 5 * 60_000,
    reporters: ["default", ["json", { outputFile: "gate-results/vitest.json" }]],
  },
});
