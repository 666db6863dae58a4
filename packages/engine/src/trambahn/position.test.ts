import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { begin, exhaust, faultCode, playAll } from "../../test/trambahn/positions.ts";
import { playOut, randomGame, startOf } from "../../test/trambahn/random.ts";
import { CARDS } from "./cards.ts";
import { trambahn } from "./game.ts";
import type { Position } from "./position.ts";
import { sheetOf } from "./sheet-entries.ts";
import {
  discardedPassengers,
  linesOf,
  moneyFaces,
  offerOf,
  terminiOf,
  tramStackOf,
} from "./table.ts";
import { handOf } from "./view.ts";

const offered = (position: Position): string[] => offerOf(position, 0).map(({ tram }) => tram);
const scores = (position: Position): readonly number[] => trambahn.outcome(position).scores;
const waiting = (position: Position): string[][] =>
  terminiOf(position).map(({ cards }) => [...cards]);

test("[TB-5] four termini, one for each colour; the passengers stand in their order", () => {
  const layout = { hand: "b1 b9 g1 g2 y3 y4", other: "c r2 r3 c r4 r5" };
  const position = playAll(begin(layout), "pass b9, pass y3, end, pass c>b, pass r2, end, pass b1");
  expect(waiting(position)).toEqual([["b9", "c", "b1"], ["r2"], [], ["y3"]]);
  expect(terminiOf(position).map(({ missing }) => missing)).toEqual([1, 3, 4, 3]);
});

describe("[TB-6] the deal", () => {
  const position = startOf({ style: "random", seed: 1 });
  const cards = trambahn.dealt(position).cards;

  test("[TB-6] 12 and 15 money cards, the last dealt on top", () => {
    expect([0, 1].map((seat) => moneyFaces(position, seat))).toEqual([
      cards.slice(0, 12),
      cards.slice(12, 27),
    ]);
  });

  test("[TB-6] then hands of 6, and 81 cards remain, whose top is drawn first", () => {
    expect(handOf(position, 0).toSorted()).toEqual(cards.slice(27, 33).toSorted());
    expect(handOf(position, 1).toSorted()).toEqual(cards.slice(33, 39).toSorted());
    expect(position.pileSize).toBe(81);
    const layout = { hand: "b1 r2 r3 r4 r5 r6", pile: "y10 g10" };
    const drawn = playAll(begin(layout), "pass b1, end");
    expect(handOf(drawn, 0)).toEqual(["r2", "r3", "r4", "r5", "r6", "y10"]);
  });
});

test("[TB-7] three horse trams are the first offer", () => {
  const position = startOf({ style: "random", seed: 1 });
  expect(offered(position)).toEqual(["horse", "horse", "horse"]);
  expect(tramStackOf(position)).toEqual([
    ...["horse", "horse", "steam", "steam", "steam", "steam"],
    ...Array(7).fill("electric"),
  ]);
});

test("[TB-8] seat 0, to which the lot or the host gave the start, begins", () => {
  expect(trambahn.toMove(startOf({ style: "random", seed: 1 }))).toBe(0);
});

const FIRST_RIDE = "pass b1, stop r7>new, stop r8>1, buy horse>1, end";
const RED = { hand: "b1 r7 r8 r1 r2 c", other: "r4 r5 r9 g1 r6 c" };

describe("[TB-11] rides", () => {
  const three = playAll(begin(RED), `${FIRST_RIDE}, pass r4, pass r5, end, pass r1`);

  test("[TB-11] three passengers wait", () => {
    expect(sheetOf(three)).toEqual([]);
    expect(waiting(three)[1]).toEqual(["r4", "r5", "r1"]);
  });

  test("[TB-11] the fourth starts a ride at once, and all four are discarded", () => {
    const position = playAll(three.copy(), "pass c>r");
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
  const before = playAll(begin(TOUR), `${SIX}, pass g1, end, pass b2, stop r6>1, stop r7>1`);

  test("[TB-15] seven cards are none", () => {
    expect(sheetOf(before)).toEqual([]);
    expect(linesOf(before, 0)).toMatchObject([{ toTour: 1, points: 8, worth: 16 }]);
  });

  test.each([
    ["stop c>1", 16],
    ["stop r8>1", 20],
  ])("[TB-15] the eighth card, by %s, scores this line alone for its owner", (move, points) => {
    const position = playAll(before.copy(), move);
    expect(sheetOf(position)).toMatchObject([
      { type: "tour", seat: 0, colour: "red", points: [points, 0] },
    ]);
    expect(scores(position)).toEqual([points, 0]);
    expect(position.sheet.rides).toBe(0);
  });

  test("[TB-15] once in the life of a line", () => {
    const position = playAll(before.copy(), "stop r8>1, stop c>1");
    expect(sheetOf(position)).toHaveLength(1);
    expect(linesOf(position, 0)).toMatchObject([{ toTour: 0 }]);
  });
});

test("[TB-16] income lies on the own money, the last on top", () => {
  const position = playAll(begin({ hand: "b1 r7 c g1 g2 g3" }), "pass b1, bank r7, bank c");
  expect(moneyFaces(position, 0).slice(12)).toEqual(["r7", "c"]);
  expect(handOf(position, 0)).toEqual(["g1", "g2", "g3"]);
});

describe("[TB-3] money", () => {
  test("[TB-3] a card is 1,000 Mark, whatever its face: a horse tram costs five", () => {
    const position = begin({ hand: "b1 r7 r8 g1 g2 g3" });
    expect(offerOf(position, 0).map(({ price }) => price)).toEqual([5, 5, 5]);
    playAll(position, "pass b1, stop r7>new, bank r8, buy horse>1");
    expect(position.money.size(0)).toBe(12 + 1 - 5);
    expect(position.discard.size).toBe(5);
  });
});

describe("[TB-17] paying", () => {
  const money = "b2 b3 b4 b5 b6 b7 b8 y1 y2 y3 y4 y5";
  const bought = playAll(
    begin({ hand: "b1 r7 r8 g1 g2 g3", money }),
    "pass b1, stop r7>new, stop g1>new, bank r8, buy horse>2",
  );

  test("[TB-17] last in, first out, onto the discard pile", () => {
    expect(moneyFaces(bought, 0)).toEqual(money.split(" ").slice(0, 8));
    const discarded = Array.from(bought.discard.sorted(), (card) => CARDS[card]);
    expect(discarded).toEqual(["r8", "y2", "y3", "y4", "y5"]);
    expect(discardedPassengers(bought)).toEqual([]);
  });

  test("[TB-17] the tram goes to its line at once, and is replaced only at the turn's end", () => {
    expect(linesOf(bought, 0).map(({ tram }) => tram)).toEqual([null, "horse"]);
    expect(offered(bought)).toEqual(["horse", "horse"]);
    expect(offered(playAll(bought.copy(), "end"))).toEqual(["horse", "horse", "horse"]);
  });
});

describe("[TB-18] the end of a turn", () => {
  const hand = "b1 r1 g2 r3 g4 y5";
  const lines = "pass b1, stop r1>new, stop g2>new, stop r3>1, stop g4>2, stop y5>new";

  test("[TB-18] lines without a tram become money, line by line, each line's first card first", () => {
    const position = playAll(begin({ hand }), `${lines}, end`);
    expect(linesOf(position, 0)).toEqual([]);
    expect(moneyFaces(position, 0).slice(12)).toEqual(["r1", "r3", "g2", "g4", "y5"]);
  });

  test("[TB-18] the others stay and move up", () => {
    const position = playAll(begin({ hand }), `${lines}, buy horse>2, end`);
    expect(linesOf(position, 0)).toMatchObject([
      { number: 1, colour: "green", cards: ["g2", "g4"], tram: "horse", last: 4, points: 2 },
    ]);
    expect(moneyFaces(position, 0).slice(7)).toEqual(["r1", "r3", "y5"]);
  });

  test("[TB-18] then the hand is filled to six, and it is the other's turn", () => {
    const position = playAll(begin({ hand }), `${lines}, end`);
    expect(position.hands.size(0)).toBe(6);
    expect(position.pileSize).toBe(75);
    expect(trambahn.toMove(position)).toBe(1);
  });

  test("[TB-18] the offer is filled from the stack while it lasts", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const end = playOut(game, (position) => {
          if (position.passengers > 0) return;
          const bought = 16 - offered(position).length - tramStackOf(position).length;
          expect(offered(position)).toHaveLength(Math.min(3, 16 - bought));
        });
        const standing = [0, 1].flatMap((seat) => linesOf(end, seat)).filter(({ tram }) => tram);
        expect(standing.length + offered(end).length + tramStackOf(end).length).toBe(16);
      }),
      { numRuns: 20 },
    );
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

describe("[TB-24] nothing to play and nothing to draw", () => {
  const stuck = () => exhaust(begin({ hand: "b1 r2 r5 g3 g4 y9" }));

  test("[TB-24] two such turns in a row end the game", () => {
    const position = stuck();
    playAll(position, "end");
    expect(trambahn.toMove(position)).toBe(1);
    playAll(position, "end");
    expect(trambahn.toMove(position)).toBeNull();
    expect(trambahn.legalMoves(position)).toEqual([]);
    expect(faultCode(position, "end")).toBe("game-over");
  });

  test("[TB-24] a card drawn in between begins the count anew", () => {
    const position = playAll(stuck(), "end");
    position.money.earn(0, 1);
    playAll(position, "end");
    expect(position.hands.size(1)).toBe(1);
    expect(trambahn.toMove(position)).toBe(0);
    playAll(position, "end");
    expect(trambahn.toMove(position)).toBe(1);
    expect(trambahn.legalMoves(position)[0]).toMatch(/^pass /);
  });

  test("[TB-24] so does a turn with a passenger after which nothing is drawn", () => {
    const position = playAll(stuck(), "end");
    position.hands.give(1, 1);
    playAll(position, "pass b2, end, end");
    expect(trambahn.toMove(position)).toBe(1);
    playAll(position, "end");
    expect(trambahn.toMove(position)).toBeNull();
  });
});

test("a copy goes its own way, and can be made the same again", () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      const scratch = startOf(game);
      playOut(game, (position) => {
        scratch.copyFrom(position);
        const before = JSON.stringify(all(position));
        expect(JSON.stringify(all(scratch))).toBe(before);
        const moves = trambahn.legalMoves(scratch);
        trambahn.play(scratch, moves.at(-1)!);
        expect(JSON.stringify(all(position))).toBe(before);
      });
    }),
    { numRuns: 6 },
  );
});

const all = (position: Position) => ({
  legal: trambahn.legalMoves(position),
  dealt: trambahn.dealt(position),
  sheet: sheetOf(position),
  seats: [0, 1].map((seat) => [
    handOf(position, seat),
    moneyFaces(position, seat),
    linesOf(position, seat),
    offerOf(position, seat),
  ]),
  termini: terminiOf(position),
  pile: [...position.pile.subarray(0, position.pileSize)],
  discard: [...position.discard.sorted()],
  turn: [position.seat, position.phase, position.passengers, position.idleTurns, position.ply],
});
