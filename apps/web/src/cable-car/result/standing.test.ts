import type { ClosedLine } from "@endstation/engine";
import { expect, test } from "vitest";
import { longest } from "./standing.ts";

const line = (station: number, length: number): ClosedLine => ({
  station,
  owner: 0,
  length,
  end: { at: "power" },
  points: length * 2,
  doubled: true,
  ply: station,
});
test("the longest lines are all that are equally long", () => {
  const found = longest([line(1, 3), line(2, 7), line(3, 7)]);
  expect(found.map(({ station }) => station)).toEqual([2, 3]);
  expect(longest([])).toEqual([]);
});
