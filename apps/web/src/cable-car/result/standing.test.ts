import type { ClosedLine } from "@endstation/engine";
import { expect, test } from "vitest";
import { longest, type Standing, winners } from "./standing.ts";

const line = (station: number, length: number): ClosedLine => ({
  station,
  owner: 0,
  length,
  end: { at: "power" },
  points: length * 2,
  doubled: true,
  ply: station,
});
const standing = (seat: number, total: number): Standing => ({ seat, total, lines: [] });

test("[CC-20] players with equal points share the win", () => {
  const all = [standing(2, 9), standing(0, 9), standing(1, 4)];
  expect(winners(all).map(({ seat }) => seat)).toEqual([2, 0]);
});

test("the longest lines are all that are equally long", () => {
  const found = longest([line(1, 3), line(2, 7), line(3, 7)]);
  expect(found.map(({ station }) => station)).toEqual([2, 3]);
  expect(longest([])).toEqual([]);
});
