import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { makePushKeys } from "../../scripts/push-keys.mjs";

export default defineConfig({
  // The tests' own tiny game stands in the engine's registry (its package.json, "imports").
  resolve: { conditions: ["endstation-tests", "workerd", "worker", "module", "browser"] },
  ssr: { resolve: { conditions: ["endstation-tests", "workerd", "worker", "module", "browser"] } },
  test: {
    // Properties and whole games take seconds on a busy machine: slowness alone is no failure.
    testTimeout: 60_000,
    // They run in a real workerd by real time. Where a second try passes, the summary names the
    // test all the same: see `countResults`. The gates, which look for what is rare, have no second.
    retry: process.env.CI ? 1 : 0,
    globalSetup: "./test/receiver.mjs",
    // What is counted is no news for whoever reads the tests' output.
    onConsoleLog: (line) => !line.startsWith('{"level":"info"'),
    reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]],
  },
  plugins: [
    cloudflareTest({
      wrangler: { configPath: "./wrangler.jsonc" },
      miniflare: {
        bindings: { ID_KEY: "a key for tests", ...makePushKeys("mailto:test@example.com") },
      },
    }),
  ],
});
