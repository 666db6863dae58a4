import { defineConfig } from "vitest/config";

/** Whole games in Firefox, each at a server of its own; part of the gates. */
export default defineConfig({
  test: {
    include: ["firefox/*.gate.ts"],
    // On a busy machine with two cores all takes longer, and slowness alone is no failure.
    testTimeout: 8 * 60_000,
    hookTimeout: 4 * 60_000,
    // As with the other browser: see `playwright.config.ts`.
    retry: process.env.CI ? 1 : 0,
    fileParallelism: false,
    // A process of its own would be waited for until the last child of a killed server is gone.
    pool: "threads",
    reporters: ["default", ["json", { outputFile: "gate-results/firefox.json" }]],
  },
});
