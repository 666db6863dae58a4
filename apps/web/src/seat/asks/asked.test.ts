import { EMPTY_TABLE, type SeenAsk, type Table } from "@endstation/match";
import { beforeEach, expect, test } from "vitest";
import { forgetAsk, keepAsk, wishOf } from "./asked.ts";

beforeEach(() => forgetAsk("x"));

/** A table with the wishes of these people, by their numbers in that order. */
const tableOf = (...names: readonly string[]): Table => ({
  ...EMPTY_TABLE,
  asks: names.map((name, index): SeenAsk => ({ ask: index + 1, name, colour: "red" })),
});
const without = (table: Table, number: number): Table => ({
  ...table,
  asks: table.asks.filter(({ ask }) => ask !== number),
});

test.each([
  ["Bo ", "Bo"],
  [" Bo  Li", "Bo Li"],
  ["Zoe\u0308", "Zoë"],
])("the wish of %j is found by the name that the match has made of it", (typed, kept) => {
  // Somebody else's wish has come behind it.
  const table = tableOf(kept, "Cleo");
  keepAsk("x", table, typed);
  expect(wishOf("x", without(table, 2))).toBe("waiting");
  expect(wishOf("x", without(table, 1))).toBe("declined");
});

test("where no wish has that name, none is taken for this device's", () => {
  keepAsk("x", tableOf("Cleo"), "Bo");
  expect(wishOf("x", tableOf("Cleo"))).toBeNull();
});
