import { defineConfig } from "@playwright/test";
import { systemBrowser } from "../scripts/browser.mjs";

const executablePath = systemBrowser();

export default defineConfig({
  testDir: "tests",
  // One server and a few pages are enough for two cores.
  workers: 1,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  outputDir: "test-results/artifacts",
  use: {
    actionTimeout: 10_000,
    trace: "retain-on-failure",
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
