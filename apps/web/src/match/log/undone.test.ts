import type { Note } from "@endstation/match";
import { expect, test } from "vitest";
import type { LogLine } from "./lines.ts";
import { lastUndone } from "./undone.ts";

const line = (text: string, ply: number, seq: number | null): LogLine => ({
  ply,
  seq,
  by: null,
  number: seq === null ? ply : null,
  parts: [text],
});
const note = (type: string, ply: number, seq: number) =>
  ({ at: 0, ply, event: { type, seq, at: 0 } }) as unknown as Note;
const moves = (count: number) => Array.from({ length: count }, () => ({ move: "a", at: 0 }));

test("what was taken back last is found while nothing was done since", () => {
  const notes = [note("undone", 1, 8), note("offered", 1, 9)];
  const log = [line("a", 1, null), line("back to 1", 1, 8), line("a question", 1, 9)];
  expect(lastUndone({ moves: moves(1), notes }, log)).toEqual(["back to 1"]);
});

test("a move in its place is the last thing that happened", () => {
  const notes = [note("undone", 1, 8)];
  const log = [line("a", 1, null), line("back to 1", 1, 8), line("new b", 2, null)];
  expect(lastUndone({ moves: moves(2), notes }, log)).toBeNull();
  expect(lastUndone({ moves: moves(1), notes: [] }, [line("a", 1, null)])).toBeNull();
});
