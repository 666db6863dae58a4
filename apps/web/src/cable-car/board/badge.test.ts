import { expect, test } from "vitest";
import { badgePlace } from "./badge.ts";
import { corner } from "./geometry.ts";
import type { BoardContent, BoardLine } from "./scene.ts";

const content = (lines: BoardLine[]): BoardContent => ({
  tiles: [],
  lines,
  lit: new Set(lines.map(({ station }) => station)),
  running: new Set(),
  final: false,
});
const line = (change: Partial<BoardLine>): BoardLine => ({
  station: 1,
  colour: "red",
  home: false,
  passes: [],
  end: { at: "power" },
  ...change,
});

/** Which way from the middle of its cell the badge stands. */
function way(cell: number, lines: BoardLine[]) {
  const { x, y } = badgePlace(cell, content(lines));
  const [left, top] = corner(cell);
  return [Math.sign(x - left - 30), Math.sign(y - top - 30)];
}

test("the badge stands at the bottom right where nothing is in its way", () => {
  expect(way(18, [])).toEqual([1, 1]);
});

test("it never hides an open end", () => {
  expect(way(18, [line({ end: { at: "open", cell: 19, side: 3 } })])).toEqual([-1, 1]);
});

test("it keeps away from the ring", () => {
  expect(way(63, [])).toEqual([-1, -1]);
});

test("it keeps away from changed lines", () => {
  const passes = [26, 27, 25].map((cell) => ({ cell, entry: 0, track: "a" as const }));
  expect(way(18, [line({ passes })])[1]).toBe(-1);
});
