import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { reporters: ["default", ["json", { outputFile: "test-results/vitest.json" }]] },
  plugins: [
    cloudflareTest({
      wrangler: { configPath: "./wrangler.jsonc" },
      miniflare: { bindings: { ID_KEY: "a key for tests" } },
    }),
  ],
});
