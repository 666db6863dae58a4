import { defineConfig } from "@playwright/test";
import tests, { GATE } from "./playwright.config.ts";

const { grepInvert, ...shared } = tests;

export default defineConfig({
  ...shared,
  grep: GATE,
  reporter: [["list"], ["json", { outputFile: "gate-results/playwright.json" }]],
  outputDir: "gate-results/artifacts",
});
