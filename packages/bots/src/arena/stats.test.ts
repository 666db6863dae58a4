import { describe, expect, test } from "vitest";
import { Chance } from "../chance.ts";
import { eloOf, rateOf, winOf } from "./elo.ts";
import { estimateOf } from "./estimate.ts";
import { likelihoodOf, SPRT_LIMIT, verdictOf } from "./sprt.ts";
import { meanOf, NO_PAIRS, type Tally, tallied } from "./tally.ts";

/** Pairs of two games, each won, shared or lost by a chance that gives this rate. */
function pairsAt(rate: number, chance: Chance): () => number {
  const shared = 0.1;
  const game = (): number => {
    const at = chance.below(65_536) / 65_536;
    if (at < shared) return 0.5;
    return at < shared + rate - shared / 2 ? 1 : 0;
  };
  return () => (game() + game()) / 2;
}

function tallyAt(rate: number, pairs: number, seed: number): Tally {
  const next = pairsAt(rate, new Chance(seed));
  let tally = NO_PAIRS;
  for (let i = 0; i < pairs; i++) tally = tallied(tally, next());
  return tally;
}

test.each([
  { scores: [9, 7], wins: [1, 0] },
  { scores: [7, 7], wins: [0.5, 0.5] },
  { scores: [5, 8, 8, 1], wins: [0, 0.5, 0.5, 0] },
])("of $scores the wins are $wins", ({ scores, wins }) => {
  expect(scores.map((_, seat) => winOf(scores, seat))).toEqual(wins);
});

test.each([
  { elo: 0, players: 2, rate: 0.5 },
  { elo: 400, players: 2, rate: 10 / 11 },
  { elo: -400, players: 2, rate: 1 / 11 },
  { elo: 0, players: 4, rate: 0.25 },
  { elo: 400, players: 4, rate: 10 / 13 },
])("$elo Elo among $players players is a rate of $rate", ({ elo, players, rate }) => {
  expect(rateOf(elo, players)).toBeCloseTo(rate, 12);
  expect(eloOf(rate, players)).toBeCloseTo(elo, 9);
});

describe("an estimate", () => {
  test("of 95 % of all samples holds the true rate in its interval", () => {
    const samples = 2000;
    let held = 0;
    for (let seed = 1; seed <= samples; seed++) {
      const { interval } = estimateOf(tallyAt(0.6, 150, seed), 2);
      if (interval[0] <= 0.6 && 0.6 <= interval[1]) held++;
    }
    expect(held / samples).toBeGreaterThan(0.935);
    expect(held / samples).toBeLessThan(0.975);
  });

  test("of games that were all won is no certainty", () => {
    let tally = NO_PAIRS;
    for (let i = 0; i < 100; i++) tally = tallied(tally, 1);
    const { rate, interval, elo, eloInterval } = estimateOf(tally, 2);
    expect(rate).toBe(1);
    // A true rate of 97 % of the pairs would lead to this in one case of twenty.
    expect(interval[0]).toBeGreaterThan(0.95);
    expect(interval[0]).toBeLessThan(0.985);
    expect(elo).toBeCloseTo(eloOf(199.5 / 200, 2), 9);
    expect(eloInterval[1]).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("a sequential test", () => {
  const bounds = { low: 0, high: 40 };

  /** How often it says `high` for players who differ by `elo`, and how many pairs it takes. */
  function run(elo: number): { readonly high: number; readonly pairs: number } {
    const runs = 600;
    let high = 0;
    let pairs = 0;
    for (let seed = 1; seed <= runs; seed++) {
      const next = pairsAt(rateOf(elo, 2), new Chance(seed));
      let tally = NO_PAIRS;
      while (verdictOf(tally, bounds, 2) === "open") tally = tallied(tally, next());
      pairs += tally.pairs;
      if (verdictOf(tally, bounds, 2) === "high") high++;
    }
    return { high: high / runs, pairs: pairs / runs };
  }

  test("errs in about one case of twenty at either bound", () => {
    const atLow = run(0);
    const atHigh = run(40);
    expect(atLow.high).toBeLessThan(0.075);
    expect(atLow.high).toBeGreaterThan(0.01);
    expect(atHigh.high).toBeGreaterThan(0.925);
    expect(atHigh.high).toBeLessThan(0.99);
  });

  test("takes few pairs where the difference is clear", () => {
    const clear = run(200);
    expect(clear.high).toBe(1);
    expect(clear.pairs).toBeLessThan(run(20).pairs / 4);
  });

  test("has no opinion of no pairs, and none in the middle", () => {
    expect(verdictOf(NO_PAIRS, bounds, 2)).toBe("open");
    const rate = (rateOf(0, 3) + rateOf(40, 3)) / 2;
    const tally = tallied(tallied(NO_PAIRS, rate + 0.1), rate - 0.1);
    expect(meanOf(tally)).toBeCloseTo(rate, 12);
    expect(likelihoodOf(tally, bounds, 3)).toBeCloseTo(0, 12);
    expect(SPRT_LIMIT).toBeCloseTo(2.944, 3);
  });
});
