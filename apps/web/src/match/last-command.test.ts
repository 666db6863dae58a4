import { EMPTY_TABLE, follow, type WireEvent } from "@endstation/match";
import { expect, test } from "vitest";
import { lastCommand } from "./last-command.ts";

const view = { deal: {}, hand: [], drawn: null };
const started = { type: "started", seq: 1, at: 0, order: [0, 1], options: {}, sees: view };
const moved = (seq: number, ...moves: string[]) => ({
  type: "moved",
  seq,
  at: 0,
  moves,
  sees: view,
});
const undone = (seq: number, count: number) => ({ type: "undone", seq, at: 0, count, sees: view });
const after = (...events: readonly unknown[]) =>
  lastCommand((events as WireEvent[]).reduce(follow, EMPTY_TABLE));

test("moves that came with one command are told apart from those before, made at the same time", () => {
  expect(after(started)).toBe(0);
  expect(after(started, moved(2, "a"), moved(3, "b"))).toBe(1);
  expect(after(started, moved(2, "a"), moved(3, "b", "c"))).toBe(2);
});

test("once it is taken back, the one before is the last", () => {
  expect(after(started, moved(2, "a", "b"), moved(3, "c"), undone(4, 1))).toBe(2);
});
