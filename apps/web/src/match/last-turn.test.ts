import { expect, test } from "vitest";
import { movesBack } from "./last-turn.ts";

const deeds = [
  { ply: 0, seat: 0 },
  { ply: 2, seat: 1 },
  { ply: 3, seat: 0 },
  { ply: 4, seat: 0 },
  { ply: 6, seat: 1 },
];

test("back to the start of the last turn, over what others did since", () => {
  expect(movesBack(deeds, { seat: 1, moves: 7 })).toBe(2);
  expect(movesBack(deeds, { seat: 0, moves: 7 })).toBe(4);
  expect(movesBack(deeds.slice(0, 1), { seat: 0, moves: 1 })).toBe(1);
});

test("no turn, no way back", () => {
  expect(movesBack(deeds, { seat: 2, moves: 7 })).toBe(0);
  expect(movesBack(deeds, { seat: null, moves: 7 })).toBe(0);
  expect(movesBack([], { seat: 0, moves: 0 })).toBe(0);
});
