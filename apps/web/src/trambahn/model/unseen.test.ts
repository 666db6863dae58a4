import { CARD_COPIES } from "@endstation/engine";
import { expect, test } from "vitest";
import { tableOf } from "../test/seat.ts";
import { openPosition } from "./open.ts";
import { unseenOf } from "./unseen.ts";

const HAND = ["b1", "b1", "r7", "c", "g2", "y10"];
const ALL = CARD_COPIES.reduce((sum, copies) => sum + copies, 0);

function total(unseen: ReturnType<typeof unseenOf>): number {
  const stops = unseen.stops.flatMap(({ counts }) => counts);
  return stops.reduce((sum, count) => sum + count, unseen.conductors);
}

test("the own hand is seen, the pile and the other's hand are not", () => {
  const position = openPosition(tableOf([], HAND), 0);
  const unseen = unseenOf(position);
  expect(total(unseen)).toBe(ALL - HAND.length);
  expect(unseen.inPile + unseen.elsewhere).toBe(total(unseen));
  const [blue, red] = unseen.stops;
  expect(blue).toMatchObject({ colour: "blue" });
  expect(blue!.counts[0]).toBe(CARD_COPIES[0]! - 2);
  expect(red!.counts[6]).toBe(CARD_COPIES[16]! - 1);
  expect(unseen.conductors).toBe(CARD_COPIES.at(-1)! - 1);
});

test("a watcher has seen no hand", () => {
  expect(total(unseenOf(openPosition(tableOf([], []), null)))).toBe(ALL);
});
