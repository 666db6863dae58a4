import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["endstation-tests", "module", "node"] } },
  test: {
    testTimeout: 15 * 60_000,
    include: ["{src,scripts,test}/**/*.gate.ts"],
    reporters: ["default", ["json", { outputFile: "gate-results/vitest.json" }]],
  },
});
