import { EMPTY_TABLE, type LostHow, type Table } from "@endstation/match";
import { expect, test } from "vitest";
import { ranking } from "./ranking.ts";

const table = (lost: readonly (LostHow | null)[], rest: Partial<Table> = {}): Table => ({
  ...EMPTY_TABLE,
  // The places sit in another order than their numbers.
  order: [2, 0, 1],
  lost,
  ...rest,
});

test("[CC-20] [TB-22] the best first; equal ones share the win, in the order of play", () => {
  expect(ranking(table([null, null, null]), [3, 9, 9])).toEqual({
    order: [1, 2, 0],
    winners: [1, 2],
  });
});

test("a lost seat ranks last and does not win, whatever its points", () => {
  // Place 0 sits at seat 1.
  expect(ranking(table(["resigned", null, null]), [3, 9, 5])).toEqual({
    order: [2, 0, 1],
    winners: [2],
  });
});

test("where all agreed to stop nobody wins", () => {
  const stopped = table([null, null, null], { ended: { how: "agreed", place: null } });
  expect(ranking(stopped, [3, 9, 5])).toEqual({ order: [1, 2, 0], winners: [] });
});
