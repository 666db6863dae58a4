import { describe, expect, test } from "vitest";
import { begin, playAll } from "../../test/trambahn/positions.ts";
import { startOf } from "../../test/trambahn/random.ts";
import { trambahn } from "./game.ts";
import type { Position } from "./position.ts";
import { moneyFaces, offerOf, terminiOf, tramStackOf } from "./table.ts";
import { handOf } from "./view.ts";

const offered = (position: Position): string[] => offerOf(position, 0).map(({ tram }) => tram);
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
  const { cards } = trambahn.dealt(position);

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
