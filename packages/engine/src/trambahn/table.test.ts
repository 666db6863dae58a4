import { describe, expect, test } from "vitest";
import { begin, exhaust, playAll } from "../../test/trambahn/positions.ts";
import { linesOf, offerOf, terminiOf } from "./table.ts";
import { fits, turnOf } from "./turn.ts";

const hand = "b1 r2 r9 c r10 g4";
const laid = playAll(
  begin({ hand }),
  "pass b1, stop r2>new, stop r9>1, stop c>1, stop r10>new, buy horse>1",
);

test("lines as a table shows them", () => {
  expect(linesOf(laid, 0)).toEqual([
    {
      number: 1,
      colour: "red",
      cards: ["r2", "r9", "c"],
      last: 9,
      tram: "horse",
      multiplier: 2,
      points: 3,
      worth: 6,
      closed: false,
      toTour: 5,
    },
    {
      number: 2,
      colour: "red",
      cards: ["r10"],
      last: 10,
      tram: null,
      multiplier: 0,
      points: 3,
      worth: 0,
      closed: true,
      toTour: 7,
    },
  ]);
  expect(linesOf(laid, 1)).toEqual([]);
  expect(linesOf(laid, 2)).toEqual([]);
});

test("the offer tells each seat what it lacks", () => {
  expect(offerOf(laid, 0)).toEqual([
    { tram: "horse", multiplier: 2, price: 5, short: 0 },
    { tram: "horse", multiplier: 2, price: 5, short: 0 },
  ]);
  expect(offerOf(exhaust(laid.copy()), 0).map(({ short }) => short)).toEqual([4, 4]);
});

test("a terminus tells how many are missing to a ride", () => {
  expect(terminiOf(laid)[0]).toEqual({ colour: "blue", cards: ["b1"], missing: 3 });
});

describe("which lines take a card", () => {
  test.each([
    ["r10", [1]],
    ["r9", []],
    ["c", [1]],
    ["g5", []],
    ["x" as "c", []],
  ] as const)("%s fits %j", (card, numbers) => {
    expect(fits(laid, 0, card)).toEqual(numbers);
    expect(fits(laid, 1, card)).toEqual([]);
  });
});

describe("what a turn still allows", () => {
  test.each([
    { moves: [], phase: "passengers", passengers: 0, may: ["pass"] },
    {
      moves: ["pass b1"],
      phase: "passengers",
      passengers: 1,
      may: ["pass", "stop", "bank", "end"],
    },
    {
      moves: ["pass b1", "pass g4"],
      phase: "passengers",
      passengers: 2,
      may: ["stop", "bank", "end"],
    },
    {
      moves: ["pass b1", "stop r2>new"],
      phase: "stops",
      passengers: 1,
      may: ["stop", "bank", "buy", "end"],
    },
    {
      moves: ["pass b1", "stop r2>new", "bank c"],
      phase: "income",
      passengers: 1,
      may: ["bank", "buy", "end"],
    },
    {
      moves: ["pass b1", "stop r2>new", "buy horse>1"],
      phase: "trams",
      passengers: 1,
      may: ["end"],
    },
  ])("after $moves", ({ moves, ...turn }) => {
    const position = begin({ hand });
    for (const move of moves) playAll(position, move);
    expect(turnOf(position)).toEqual({ seat: 0, ...turn });
  });

  test("after the end there is no turn", () => {
    expect(turnOf(playAll(exhaust(begin({ hand })), "end, end"))).toBeNull();
  });
});
