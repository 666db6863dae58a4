import { globSync } from "node:fs";
import { relative } from "node:path";
import { defaultClientConditions, type UserConfig } from "vite";
import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";
import { classNames } from "./class-names.ts";
import { firstChunks } from "./first-chunks.ts";
import { linkCards } from "./link-cards.ts";
import { parts } from "./parts.ts";
import { serviceWorker } from "./service-worker.ts";
import { unloaded } from "./unloaded.ts";
import { webManifests } from "./web-manifests.ts";

// With `--mode tests` the tests' own tiny game and made-up language stand beside the others
// (package.json, "imports"), in a folder of their own: what is deployed never holds them.
export default defineConfig(({ mode }) => ({
  plugins: [
    classNames(),
    solid(),
    serviceWorker(),
    linkCards(),
    webManifests(),
    unloaded(),
    parts(),
    firstChunks({ ...client(mode), plugins: [classNames(), solid()] }),
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

const FIRST_PAGES = /\/(home|match|cable-car|companies|trambahn)-[\w-]{8}\.js$/;

/** How the client is built, whatever is made of it. */
const client = (mode: string): UserConfig => ({
  resolve: {
    conditions: [...(mode === "tests" ? ["endstation-tests"] : []), ...defaultClientConditions],
  },
  worker: { format: "es" },
  css: { modules: { generateScopedName } },
  build: {
    outDir: mode === "tests" ? "dist-tests" : "dist",
    target: "es2023",
    // A data: address would need its own word in the content security policy; the font is a file.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that runs this target loads what is named in advance by itself.
      polyfill: false,
      // The lists of what else a chunk needs are a part of the first script. Where somebody waits
      // for the first page they save a round trip; of the others only the styles must be named.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === "html" || FIRST_PAGES.test(file)
          ? needed
          : needed.filter((name) => name.endsWith(".css")),
    },
  },
});

// Shorter names than the usual ones: scripts and styles are full of them.
const sheets = globSync("src/**/*.module.css", { cwd: import.meta.dirname }).sort();
/** A class's name on the page: its own, and which of the client's style sheets it is from. */
const generateScopedName = (name: string, file: string): string =>
  `${name}_${sheets.indexOf(relative(import.meta.dirname, file)).toString(36)}`;
