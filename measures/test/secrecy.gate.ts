import { expect, test } from "vitest";
import { compareMany } from "../../packages/match/test/secrecy/many.ts";

test("2,000 pairs of deals of each game that differ in what a viewer may not see give it the same bytes", async () => {
  const { games, spectator, withBot, planted, firstDifference } = await compareMany(2000, {});
  expect(firstDifference).toBeNull();
  for (const { pairs, differed } of [...Object.values(games), spectator]) {
    expect(pairs).toBeGreaterThanOrEqual(2000);
    expect(differed).toBe(0);
  }
  expect(withBot.pairs).toBeGreaterThan(1000);
  expect(withBot.differed).toBe(0);
  // The control: leaks that are planted, each of them found.
  expect(planted.planted).toBeGreaterThan(10);
  expect(planted.found).toBe(planted.planted);
});
