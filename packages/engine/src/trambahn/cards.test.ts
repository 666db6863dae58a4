import { expect, test } from "vitest";
import { CARDS, CONDUCTOR, COPIES, colourOf, DECK, makeCard, POINTS, parseCard } from "./cards.ts";

const count = (code: string): number => DECK.filter((other) => other === code).length;

/** The points of all cards of the deck whose code begins so. */
const pointsIn = (beginning: string): number =>
  DECK.filter((code) => code.startsWith(beginning))
    .map((code) => POINTS[parseCard(code)!]!)
    .reduce((sum, points) => sum + points);

test("[TB-1] 28 stops of each colour: 1 and 10 twice, 2 to 9 three times", () => {
  for (const colour of ["b", "r", "g", "y"]) {
    const copies = Array.from({ length: 10 }, (_, index) => count(`${colour}${index + 1}`));
    expect(copies).toEqual([2, 3, 3, 3, 3, 3, 3, 3, 3, 2]);
  }
  expect(DECK).toHaveLength(120);
});

test("[TB-1] a stop gives 1, from 7 on 2, and a 10 gives 3 points", () => {
  const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => POINTS[parseCard(`g${value}`)!]);
  expect(points).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 3]);
  expect(["b", "r", "g", "y"].map(pointsIn)).toEqual([41, 41, 41, 41]);
});

test("[TB-2] eight conductors, without points", () => {
  expect(count("c")).toBe(8);
  expect(COPIES[CONDUCTOR]).toBe(8);
  expect(POINTS[CONDUCTOR]).toBe(0);
});

test("each card is read and written, and has its colour", () => {
  expect(CARDS.map(parseCard)).toEqual(CARDS.map((_, card) => card));
  expect(CARDS.map((_, card) => makeCard(card))).toEqual(CARDS);
  expect(["b10", "r1", "g7", "y10"].map((code) => colourOf(parseCard(code)!))).toEqual([
    0, 1, 2, 3,
  ]);
});

test.each(["", "b0", "b11", "x1", "B1", "c1", "?", "b01"])("%j is no card", (code) => {
  expect(parseCard(code)).toBeNull();
});
