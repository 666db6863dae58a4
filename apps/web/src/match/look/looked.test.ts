import { EMPTY_TABLE, type Table } from "@endstation/match";
import { expect, test } from "vitest";
import type { LogLine } from "../log/lines.ts";
import { freshFrom, newLines } from "./looked.ts";

const table: Table = {
  ...EMPTY_TABLE,
  seq: 12,
  moves: ["a", "b", "c", "d"].map((move) => ({ move, at: 0 })),
  notes: [{ at: 0, ply: 2, event: { type: "undone", seq: 9, at: 0, count: 1 } }],
};
const line = (ply: number, by: number | null, seq: number | null = null): LogLine => ({
  ply,
  seq,
  by,
  number: null,
  parts: [],
});

test("what came after the last look is new", () => {
  expect(freshFrom(table, { seq: 10, moves: 3 })).toBe(3);
  expect(freshFrom(table, { seq: 12, moves: 4 })).toBeNull();
});

test("moves in the place of some that were taken back meanwhile are new too", () => {
  expect(freshFrom(table, { seq: 8, moves: 3 })).toBe(2);
});

test("only what others did since is told, and nothing that came later", () => {
  const lines = [line(1, 0), line(2, 1), line(2, 1, 9), line(3, 0), line(4, 1)];
  const span = { table, since: { seq: 8, moves: 3 }, until: { seq: 11, moves: 3 }, me: 1 };
  expect(newLines(lines, span)).toEqual([line(3, 0)]);
  expect(newLines(lines, { ...span, me: null, until: { seq: 12, moves: 4 } })).toEqual([
    line(2, 1, 9),
    line(3, 0),
    line(4, 1),
  ]);
});
