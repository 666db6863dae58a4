import { expect, test } from "vitest";
import { makeDeck } from "../deal/deck.ts";
import { DECK } from "./cards.ts";
import { parseDeal, shuffleDeal } from "./deal.ts";

const good = { cards: DECK, reshuffles: [] };

test("[TB-1] the 120 cards are a deal, in any order and with any reshuffles", () => {
  for (const deal of [good, { cards: DECK.toReversed(), reshuffles: [["c", "r7"], []] }]) {
    expect(parseDeal(deal)).toEqual({ ok: true, value: deal });
  }
});

test.each([
  { why: "no object", input: [], code: "deal" },
  { why: "no cards", input: { reshuffles: [] }, code: "deal" },
  { why: "cards as text", input: { ...good, cards: DECK.join(" ") }, code: "deal" },
  { why: "a part of another game", input: { ...good, tiles: [] }, code: "deal" },
  { why: "119 cards", input: { ...good, cards: DECK.slice(1) }, code: "card-count" },
  { why: "121 cards", input: { ...good, cards: [...DECK, "c"] }, code: "card-count" },
  { why: "one for another", input: { ...good, cards: DECK.with(0, "c") }, code: "card-count" },
  {
    why: "no such card",
    input: { ...good, cards: DECK.with(0, "b11" as "c") },
    code: "unknown-card",
  },
  { why: "a back", input: { ...good, cards: DECK.with(0, "?" as "c") }, code: "unknown-card" },
])("[TB-1] refused: $why", ({ input, code }) => {
  expect(parseDeal(input)).toMatchObject({ ok: false, error: { code, rule: "TB-1" } });
});

test.each([
  { why: "none", reshuffles: undefined },
  { why: "text", reshuffles: "" },
  { why: "a list of cards", reshuffles: ["c"] },
  { why: "no such card", reshuffles: [["c", "x"]] },
])("[TB-19] reshuffles refused: $why", ({ reshuffles }) => {
  const error = { code: "reshuffles", rule: "TB-19" };
  expect(parseDeal({ cards: DECK, reshuffles })).toMatchObject({ ok: false, error });
});

test("[TB-6] a shuffled deal holds all cards, in an order of its own for each seed", () => {
  const deals = [1, 2].map((seed) => shuffleDeal(makeDeck(new Uint8Array(32).fill(seed))));
  for (const deal of deals) {
    expect(deal.cards.toSorted()).toEqual(DECK.toSorted());
    expect(deal.reshuffles).toEqual([]);
  }
  expect(deals[0]).not.toEqual(deals[1]);
});
