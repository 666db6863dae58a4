import { expect, test } from "vitest";
import { table } from "../../../test/trade.ts";
import { addShareScores } from "./scores.ts";

/** The scores of the seats when the companies, in the order of CO-1, have these points. */
function scores(points: readonly number[], players: number, shares: Record<string, string>) {
  const into = new Int32Array(players);
  const { market } = table("", { players, shares }).exchange!;
  addShareScores(market, Int32Array.from(points), into);
  return [...into];
}

// yellow 8, blue 7, orange 6, green 5, purple 4, black 3, red 2, brown 1
const APART = [40, 33, 29, 21, 19, 10, 9, 0];

test.each([
  {
    why: "each share counts a tenth of its percentage times the value",
    shares: { "10": "brown red", "20": "brown red", "30": "brown red", "40": "brown red" },
    // 10 x 1 and 0 for all of brown; 10 x 2 and 0 for all of red.
    expected: [10, 20],
  },
  {
    why: "the highest stake in a company gets a tenth of its points, rounded down",
    shares: { "10": "yellow blue", "20": "red blue", "30": "red brown", "40": "red yellow" },
    // yellow 40 % over 10 %: 4 to seat 1; blue 30 %: 3; red and brown 0.
    expected: [8 + 18, 7 + 14 + 3 + 32 + 3 + 4],
  },
  {
    why: "a sum of small shares beats a larger one",
    shares: { "10": "yellow red", "20": "yellow red", "30": "yellow red", "40": "brown yellow" },
    // yellow 60 % over 40 %: 4 to seat 0.
    expected: [8 + 16 + 24 + 4 + 4, 2 + 4 + 6 + 32],
  },
  {
    why: "who is tied gets it in full",
    shares: { "10": "blue red", "20": "blue red", "30": "blue green", "40": "green orange" },
    // blue 60 %: 3; green 40 % over 30 %: 2; red 0; orange 40 %: 2.
    expected: [7 + 14 + 21 + 20 + 3 + 2, 2 + 4 + 15 + 24 + 2],
  },
])("[CO-10] $why", ({ shares, expected }) => {
  expect(scores(APART, 2, shares)).toEqual(expected);
});

test("[CO-10] a tie between 10 % and 20 % of one and 30 % of another", () => {
  const shares = { "10": "blue red", "20": "blue red", "30": "red blue", "40": "brown green" };
  // blue 30 % each: 3 and 3; green 2; red 30 % each: 0.
  expect(scores(APART, 2, shares)).toEqual([7 + 14 + 6 + 4 + 3, 2 + 4 + 21 + 20 + 3 + 2]);
});

test("[CO-10] shares left over count for nobody", () => {
  const shares = { "10": "red brown", "20": "red brown", "30": "red brown", "40": "red brown" };
  const rich = [400, 33, 29, 21, 19, 10, 9, 0];
  expect(scores(rich, 2, shares)).toEqual(scores(APART, 2, shares));
});
