import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { begin, playAll } from "../../test/trambahn/positions.ts";
import { playOut, randomGame } from "../../test/trambahn/random.ts";
import { CARDS } from "./cards.ts";
import { trambahn } from "./game.ts";
import type { Position } from "./position.ts";
import { discardedPassengers, linesOf, moneyFaces, offerOf, tramStackOf } from "./table.ts";
import { handOf } from "./view.ts";

const offered = (position: Position): string[] => offerOf(position, 0).map(({ tram }) => tram);
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
  const bought = () =>
    playAll(
      begin({ hand: "b1 r7 r8 g1 g2 g3", money }),
      "pass b1, stop r7>new, stop g1>new, bank r8, buy horse>2",
    );

  test("[TB-17] last in, first out, onto the discard pile", () => {
    expect(moneyFaces(bought(), 0)).toEqual(money.split(" ").slice(0, 8));
    const discarded = Array.from(bought().discard.sorted(), (card) => CARDS[card]);
    expect(discarded).toEqual(["r8", "y2", "y3", "y4", "y5"]);
    expect(discardedPassengers(bought())).toEqual([]);
  });

  test("[TB-17] the tram goes to its line at once, and is replaced only at the turn's end", () => {
    expect(linesOf(bought(), 0).map(({ tram }) => tram)).toEqual([null, "horse"]);
    expect(offered(bought())).toEqual(["horse", "horse"]);
    expect(offered(playAll(bought(), "end"))).toEqual(["horse", "horse", "horse"]);
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
