import { addShareScores, Market, PERCENTAGES, SHARES } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { Chance } from "../chance.ts";
import { Holdings } from "./holdings.ts";

/** Shares dealt at random, the companies of each percentage once. */
function randomShares(chance: Chance): Uint8Array {
  const companies = Uint8Array.from({ length: SHARES }, (_, share) => share % 8);
  for (let left = SHARES - 1; left > 0; left--) {
    const other = left - (left % 8) + chance.below((left % 8) + 1);
    [companies[left], companies[other]] = [companies[other]!, companies[left]!];
  }
  return companies;
}

describe.each([2, 3, 4, 5, 6])("holdings of %d seats", (players) => {
  test("[CO-9] [CO-10] score as the engine does, whatever the points and shares", () => {
    const chance = new Chance(players);
    const holdings = new Holdings(players);
    const scores = new Int32Array(players);
    for (let round = 0; round < 500; round++) {
      const market = new Market(players, randomShares(chance));
      const held = Uint8Array.from({ length: players * PERCENTAGES.length }, (_, at) => {
        const share = market.held(Math.floor(at / PERCENTAGES.length), at % PERCENTAGES.length);
        return market.companies[share]!;
      });
      // A few points only, so that many are tied.
      const most = 1 + chance.below(90);
      const points = Int32Array.from({ length: 8 }, () => chance.below(most));
      const expected = new Int32Array(players);
      addShareScores(market, points, expected);
      holdings.take(held);
      holdings.score(points, scores);
      expect(scores).toEqual(expected);
    }
  });
});
