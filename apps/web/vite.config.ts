import { defaultClientConditions, type UserConfig } from "vite";
import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";
import { firstChunks } from "./first-chunks.ts";
import { linkCards } from "./link-cards.ts";
import { serviceWorker } from "./service-worker.ts";
import { webManifests } from "./web-manifests.ts";

// With `--mode tests` the tests' own tiny game and made-up language stand beside the others
// (package.json, "imports"), in a folder of their own: what is deployed never holds them.
export default defineConfig(({ mode }) => ({
  plugins: [
    solid(),
    serviceWorker(),
    linkCards(),
    webManifests(),
    firstChunks({ ...client(mode), plugins: [solid()] }),
  ],
  ...client(mode),
  server: { proxy: { "/api": { target: "http://127.0.0.1:8787", ws: true } } },
  test: {
    // A test that needs a page says so in its first line: to make one takes longer than most tests.
    environment: "node",
    // Properties and whole games take seconds on a busy machine: slowness alone is no failure.
    testTimeout: 60_000,
  },
}));

/** How the client is built, whatever is made of it. */
const client = (mode: string): UserConfig => ({
  resolve: {
    conditions: [...(mode === "tests" ? ["endstation-tests"] : []), ...defaultClientConditions],
  },
  worker: { format: "es" },
  build: {
    outDir: mode === "tests" ? "dist-tests" : "dist",
    target: "es2023",
    // A data: address would need its own word in the content security policy; the font is a file.
    assetsInlineLimit: 0,
    // Every browser that runs this target loads what is named in advance by itself.
    modulePreload: { polyfill: false },
  },
});
