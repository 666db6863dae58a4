import { EMPTY_TABLE, type Table } from "@endstation/match";
import { expect, test } from "vitest";
import { nextEnds } from "./next-ends.ts";
import { openPosition } from "./open.ts";
import { readBoard } from "./read.ts";
import { underway } from "./underway.ts";

const position = (...moves: string[]) => {
  const table: Table = {
    ...EMPTY_TABLE,
    game: "cable-car",
    options: { players: 2 },
    moves: moves.map((move) => ({ move, at: 0 })),
    view: { deal: {}, hand: ["bbbb"], drawn: null },
  };
  return openPosition(table, moves.length % 2);
};

test("a line before its first tile is worth nothing, and one under way as much as it is long", () => {
  const start = readBoard(position(), null).lines;
  expect(underway(start, 0)).toBe(0);
  // Straight on from every side: the lines of stations 1 and 32 run into it.
  const { lines } = readBoard(position("aaaa@a1"), null);
  const passes = lines
    .filter(({ end }) => end.at === "open")
    .map(({ owner, passes }) => [owner, passes.length]);
  const of = (owner: number) =>
    passes.filter(([one]) => one === owner).reduce((sum, [, length]) => sum + length!, 0);
  expect(underway(lines, 0)).toBe(of(0));
  expect(underway(lines, 0) + underway(lines, 1)).toBe(2);
});

test("where the next tile can end a line, with the most that it can bring", () => {
  const now = position("aaaa@a1");
  const lines = readBoard(now, null).lines;
  // From a1 down the left edge: the next tile lies on a2, beside station 31.
  const down = lines.find(({ station }) => station === 1)!;
  expect(down.end).toMatchObject({ at: "open" });
  const ends = nextEnds(now, down);
  expect(ends.map(({ end }) => end)).toContainEqual({ at: "station", station: 31 });
  for (const { points } of ends) expect(points).toBeGreaterThanOrEqual(2);
  expect(ends.map(({ points }) => points)).toEqual(
    ends.map(({ points }) => points).toSorted((a, b) => b - a),
  );
  expect(new Set(ends.map(({ end }) => JSON.stringify(end))).size).toBe(ends.length);
});

test("a line that has ended can end no more", () => {
  const line = readBoard(position(), null).lines[0]!;
  const closed = { ...line, end: { at: "power" } as const };
  expect(nextEnds(position(), closed)).toEqual([]);
});
