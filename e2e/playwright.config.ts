import { defineConfig } from "@playwright/test";
import { systemBrowser } from "../scripts/browser.mjs";

/** The tag of tests that `npm run gates` runs, and `npm test` does not. */
export const GATE: RegExp = /@gate/;

const executablePath = systemBrowser();

export default defineConfig({
  testDir: "tests",
  // Whole long games are gates (playwright.gates.config.ts).
  grepInvert: GATE,
  // A server and a few pages keep two cores busy: two at a time would only take twice as long each.
  workers: 1,
  forbidOnly: !!process.env.CI,
  // Where a second try passes, the summary names the test all the same: see `countResults`.
  retries: process.env.CI ? 1 : 0,
  // On a busy machine with two cores all takes longer, and slowness alone is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  outputDir: "test-results/artifacts",
  use: {
    actionTimeout: 30_000,
    // It costs much of the time, and nobody gets it out of CI.
    trace: process.env.CI ? "off" : "retain-on-failure",
    // A worker keeps the whole client for each fresh browser, and hides its requests from tests:
    // those that need one say so.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A name for this machine that browsers do not take for a secure one, as an address of
        // the local network would be.
        "--host-resolver-rules=MAP endstation.test 127.0.0.1",
      ],
    },
  },
});
