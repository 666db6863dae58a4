import { PUZZLES, type Puzzle } from "@endstation/bots/puzzles";
import { makeMove, packMove } from "@endstation/engine";
import { createRoot } from "solid-js";
import { expect, test } from "vitest";
import { judgeAnswer, worthOf } from "./answer.ts";
import { puzzleOfDay } from "./day.ts";
import { createRiddle } from "./riddle-model.ts";

test("each day has the next puzzle, by the date where one is, and after the last comes the first", () => {
  const days = [
    new Date(2026, 11, 30, 0, 1),
    new Date(2026, 11, 30, 23, 59),
    new Date(2026, 11, 31, 0, 0),
    new Date(2027, 0, 1, 12, 0),
  ];
  const [first, ...others] = days.map((day) => puzzleOfDay(day, 5));
  expect(others).toEqual([first, (first! + 1) % 5, (first! + 2) % 5]);
  const seen = Array.from({ length: 400 }, (_, day) => puzzleOfDay(new Date(2026, 2, day), 5));
  expect(new Set(seen).size).toBe(5);
  for (const [i, one] of seen.slice(1).entries()) expect(one).toBe((seen[i]! + 1) % 5);
});

const puzzle: Puzzle = {
  from: { deal: 1, level: "novice" },
  moves: [],
  seat: 0,
  hand: ["aaaa"],
  orders: 4,
  outlooks: [
    { move: "draw", total: 10 },
    { move: "aaaa@a1", total: 4 },
    { move: "aaaa@b1", total: -2 },
  ],
};

test.each([
  { move: "draw", right: true, difference: 1.5 },
  { move: "aaaa@a1", right: false, difference: 1.5 },
  { move: "aaaa@b1", right: false, difference: 3 },
])("$move differs by $difference", ({ move, ...judgement }) => {
  expect(judgeAnswer(puzzle, move)).toEqual(judgement);
});

test("a move is worth its mean over all orders", () => {
  expect(worthOf(puzzle, "aaaa@b1")).toBe(-0.5);
});

test("every move of a puzzle can be shown on its board, also after the answer", () =>
  createRoot(async (dispose) => {
    const kept = PUZZLES[0]!;
    const answers: string[] = [];
    const { turn } = createRiddle(kept, (move) => answers.push(move));
    const moves = kept.outlooks.map(({ move }) => move);
    turn.suggest(moves[0]!);
    await turn.confirm();
    for (const move of moves) {
      turn.suggest(move);
      const ghost = turn.ghost();
      expect(ghost ? makeMove(packMove(ghost)) : turn.chosen()).toBe(
        move === "draw" ? "stack" : move,
      );
    }
    expect(answers).toEqual([moves[0]]);
    dispose();
  }));
