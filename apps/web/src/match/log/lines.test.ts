import type { Note, WireEvent } from "@endstation/match";
import { expect, test } from "vitest";
import { type LogLine, mergeLines, movesAfter } from "./lines.ts";

const line = (text: string, ply: number, seq: number | null): LogLine => ({
  ply,
  seq,
  by: null,
  number: null,
  parts: [text],
});
const texts = (lines: readonly LogLine[]) => lines.map(({ parts }) => parts[0]);

test("a note stands behind the moves that stood when it happened", () => {
  const game = [line("a", 1, null), line("b", 2, null), line("c", 3, null)];
  const notes = [line("start", 0, 3), line("pause", 2, 6)];
  expect(texts(mergeLines(game, notes))).toEqual(["start", "a", "b", "pause", "c"]);
});

test("what happened before moves were taken back stands before what came in their place", () => {
  const game = [line("a", 1, null), line("new b", 2, null), line("new c", 3, null)];
  const notes = [line("pause at 3", 3, 6), line("back to 1", 1, 8), line("pause at 2", 2, 11)];
  expect(texts(mergeLines(game, notes))).toEqual([
    "a",
    "pause at 3",
    "back to 1",
    "new b",
    "pause at 2",
    "new c",
  ]);
});

test("the moves that stood after each note are told, those that are gone too", () => {
  const note = (ply: number, taken?: string[]): Note => ({
    at: 0,
    ply,
    event: { type: "paused", seq: 1, at: 0 } satisfies WireEvent,
    ...(taken && { taken: taken.map((move) => ({ move, at: 0 })) }),
  });
  const table = {
    moves: ["a", "x"].map((move) => ({ move })),
    // a b c, c taken back, then d, then d and b taken back, then x.
    notes: [note(3), note(2, ["c"]), note(1, ["b", "d"])],
  };
  expect(movesAfter(table)).toEqual([["a", "b", "c"], ["a", "b"], ["a"]]);
});
