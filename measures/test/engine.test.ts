import { expect, test } from "vitest";
import { engineRates } from "../src/engine/rates.ts";

test("the engine plays, completes, lays and takes back as many as a search needs", () => {
  const { companies, free, trambahn, ...base } = engineRates({ rounds: 2, roundMs: 100 });
  // A tenth of what is measured on a machine with nothing else to do.
  for (const rates of [base, companies, free]) {
    expect(rates.legalGamesPerSecond).toBeGreaterThan(70_000);
    expect(rates.completionsPerSecond).toBeGreaterThan(120_000);
    expect(rates.placementsPerSecond).toBeGreaterThan(1_000_000);
  }
  expect(trambahn.legalGamesPerSecond).toBeGreaterThan(100);
});
