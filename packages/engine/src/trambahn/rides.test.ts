import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { begin, faultCode, playAll } from "../../test/trambahn/positions.ts";
import { playOut, randomGame } from "../../test/trambahn/random.ts";
import { trambahn } from "./game.ts";
import type { Position } from "./position.ts";
import { sheetOf } from "./sheet-entries.ts";
import { discardedPassengers, linesOf, terminiOf } from "./table.ts";

const scores = (position: Position): readonly number[] => trambahn.outcome(position).scores;
const waiting = (position: Position): string[][] =>
  terminiOf(position).map(({ cards }) => [...cards]);

const FIRST_RIDE = "pass b1, stop r7>new, stop r8>1, buy horse>1, end";
const RED = { hand: "b1 r7 r8 r1 r2 c", other: "r4 r5 r9 g1 r6 c" };

describe("[TB-11] rides", () => {
  const three = () => playAll(begin(RED), `${FIRST_RIDE}, pass r4, pass r5, end, pass r1`);

  test("[TB-11] three passengers wait", () => {
    expect(sheetOf(three())).toEqual([]);
    expect(waiting(three())[1]).toEqual(["r4", "r5", "r1"]);
  });

  test("[TB-11] the fourth starts a ride at once, and all four are discarded", () => {
    const position = playAll(three(), "pass c>r");
    expect(sheetOf(position)).toMatchObject([{ type: "ride", number: 1, colour: "red" }]);
    expect(waiting(position)[1]).toEqual([]);
    expect(discardedPassengers(position)).toEqual(["r1", "r4", "r5", "c"]);
  });

  test("[TB-11] two rides in one turn", () => {
    const layout = { hand: "r1 r2 b1 b2 c c", other: "r3 b3 y1 y2 y3 y4" };
    const moves =
      "pass r1, pass b1, end, pass r3, pass b3, end, pass r2, pass b2, end, pass y1, end";
    const position = playAll(begin(layout), `${moves}, pass c>r, pass c>b`);
    expect(sheetOf(position).map(({ colour }) => colour)).toEqual(["red", "blue"]);
  });
});

const TOUR = {
  hand: "b1 r1 r2 r3 r4 r5",
  other: "g1 g2 g3 g4 g5 g6",
  pile: "r6 r7 c b2 b3 r8",
};
const SIX = "pass b1, stop r1>new, stop r2>1, stop r3>1, stop r4>1, stop r5>1, buy horse>1, end";

describe("[TB-15] special tours", () => {
  const before = () => playAll(begin(TOUR), `${SIX}, pass g1, end, pass b2, stop r6>1, stop r7>1`);

  test("[TB-15] seven cards are none", () => {
    expect(sheetOf(before())).toEqual([]);
    expect(linesOf(before(), 0)).toMatchObject([{ toTour: 1, points: 8, worth: 16 }]);
  });

  test.each([
    ["stop c>1", 16],
    ["stop r8>1", 20],
  ])("[TB-15] the eighth card, by %s, scores this line alone for its owner", (move, points) => {
    const position = playAll(before(), move);
    expect(sheetOf(position)).toMatchObject([
      { type: "tour", seat: 0, colour: "red", points: [points, 0] },
    ]);
    expect(scores(position)).toEqual([points, 0]);
    expect(position.sheet.rides).toBe(0);
  });

  test("[TB-15] once in the life of a line", () => {
    const position = playAll(before(), "stop r8>1, stop c>1");
    expect(sheetOf(position)).toHaveLength(1);
    expect(linesOf(position, 0)).toMatchObject([{ toTour: 0 }]);
  });
});

describe("[TB-20] what a ride scores", () => {
  const moves = `${FIRST_RIDE}, pass r4, pass r5, stop r9>new, stop c>1, stop g1>new, buy horse>1, buy horse>2, end`;

  test("[TB-20] both players, their lines of the colour with a tram: points times multiplier", () => {
    const position = playAll(begin(RED), `${moves}, pass r1, pass r2`);
    expect(scores(position)).toEqual([8, 4]);
    expect(sheetOf(position)).toEqual([
      {
        type: "ride",
        number: 1,
        colour: "red",
        ply: position.ply - 1,
        points: [8, 4],
        sums: [
          { seat: 0, line: 1, points: 4, multiplier: 2 },
          { seat: 1, line: 1, points: 2, multiplier: 2 },
        ],
      },
    ]);
    expect(linesOf(position, 0)).toHaveLength(1);
  });

  test("[TB-20] a ride in which nobody scores counts too", () => {
    const layout = { hand: "b1 b2 r1 r2 r3 r4", other: "b3 b4 y1 y2 y3 y4" };
    const position = playAll(begin(layout), "pass b1, pass b2, end, pass b3, pass b4");
    expect(position.sheet.rides).toBe(1);
    expect(sheetOf(position)).toMatchObject([{ points: [0, 0], sums: [] }]);
  });

  test("[TB-20] several lines of a colour score together", () => {
    const layout = { hand: "b1 b2 r1 r9 r3 r4", other: "r5 r6 y1 y2 y3 y4", pile: "r7 r8" };
    const position = playAll(
      begin(layout),
      "pass b1, stop r9>new, stop r1>new, buy horse>1, buy horse>2, end, pass r5, pass r6, end, pass r3, pass r4",
    );
    expect(scores(position)).toEqual([6, 0]);
    expect(sheetOf(position)[0]!.sums.map(({ line, points }) => [line, points])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});

test("[TB-21] a special tour scores points times multiplier, and nothing for the other", () => {
  const position = playAll(begin(TOUR), `${SIX}, pass g1, end, pass b2`);
  playAll(position, "stop r6>1, stop r7>1, stop r8>1");
  expect(scores(position)).toEqual([20, 0]);
  expect(sheetOf(position)).toEqual([
    {
      type: "tour",
      seat: 0,
      colour: "red",
      ply: position.ply - 1,
      points: [20, 0],
      sums: [{ seat: 0, line: 1, points: 10, multiplier: 2 }],
    },
  ]);
});

describe("[TB-22] the end", () => {
  test("[TB-22] after nine rides the game goes on", () => {
    const rides: number[] = [];
    playOut({ style: "builder", seed: 1 }, ({ sheet }) => rides.push(sheet.rides));
    expect(rides.at(-1)).toBe(9);
  });

  test("[TB-22] the tenth ride ends the game at once, in phase 1", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        let last = "";
        const end = playOut(game, (position, move) => {
          expect(position.sheet.rides).toBeLessThan(10);
          last = move;
        });
        expect(end.sheet.rides).toBe(10);
        expect(last).toMatch(/^pass /);
        expect(trambahn.toMove(end)).toBeNull();
        expect(trambahn.legalMoves(end)).toEqual([]);
        for (const move of ["end", "pass r7", "bank c"]) {
          expect(faultCode(end, move)).toBe("game-over");
        }
      }),
      { numRuns: 10 },
    );
  });
});
