import { expect, test } from "vitest";
import { TILES } from "../cable-car/tiles.ts";
import { DECK } from "../trambahn/cards.ts";
import { makeDeck } from "./deck.ts";
import { randomMove } from "./random-move.ts";
import { commitment, deckSeed } from "./seed.ts";

// The test vectors of the rules of the deal.
const server = Uint8Array.from({ length: 32 }, (_, index) => index);
const values = [new Uint8Array(16).fill(1), new Uint8Array(16).fill(2)];
const seed = deckSeed({ server, match: "example", values });
const deck = makeDeck(seed);

const COMPANIES = "yellow blue orange green purple black red brown".split(" ");

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

test("the commitment is the hash of the server's seed", () => {
  expect(commitment(server)).toBe(
    "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  );
});

test("the deck's seed follows from the server's, the match and all values", () => {
  expect(hex(seed)).toBe("c48c615884f5ffc10ea147029905952b6ba8095ee78a86e3a758075b72414bc6");
});

test("a deck's seed needs no values, and their order counts", () => {
  const seedOf = (list: Uint8Array[]): string =>
    hex(deckSeed({ server, match: "example", values: list }));
  const seeds = [[], values, values.toReversed()].map(seedOf);
  expect(new Set(seeds).size).toBe(3);
});

test.each([
  {
    label: "tiles",
    items: TILES,
    first: "cbaa bcbc dbcd accd aacb adbb cddb cdac cccc bcdd baac bbad",
  },
  {
    label: "shares-40",
    items: COMPANIES,
    first: "black blue green brown red orange yellow purple",
  },
  { label: "cards", items: DECK, first: "r6 r5 b4 y9 y5 g6 r2 r1 b8 g3 y2 b1" },
  { label: "lot", items: ["0", "1", "2", "3"], first: "0 2 1 3" },
])("the order of $label", ({ label, items, first }) => {
  const shuffled: string[] = deck.shuffle(label, items);
  expect(shuffled.slice(0, first.split(" ").length).join(" ")).toBe(first);
  expect(shuffled.toSorted()).toEqual([...items].sort());
});

test("a label's stream starts anew each time", () => {
  expect(deck.shuffle("tiles", TILES)).toEqual(deck.shuffle("tiles", TILES));
});

test.each([0, 1])("a list of %i is its only order", (length) => {
  expect(deck.shuffle("lot", Array(length).fill("x"))).toHaveLength(length);
});

test("the numbers of a label are those that its shuffle takes", () => {
  const below = deck.numbers("lot");
  const order = ["0", "1", "2", "3"];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  expect(order).toEqual(deck.shuffle("lot", ["0", "1", "2", "3"]));
});

test("a random move does not hang on the order in which the moves are found", () => {
  const moves = ["stop r7>2", "bank r7", "end", "pass c>r", "pass r7"];
  const picks = Array.from({ length: 40 }, (_, event) => randomMove(moves, deck, event));
  expect(
    Array.from({ length: 40 }, (_, event) => randomMove(moves.toReversed(), deck, event)),
  ).toEqual(picks);
  expect(new Set(picks).size).toBe(moves.length);
});
