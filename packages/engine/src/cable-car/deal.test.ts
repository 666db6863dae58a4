import { expect, test } from "vitest";
import { options } from "../../test/positions.ts";
import { makeDeck } from "../deal/deck.ts";
import { parseDeal, shuffleDeal } from "./deal.ts";
import { TILES } from "./tiles.ts";

test("[CC-4] the 60 tiles are a deal, in any order", () => {
  for (const tiles of [TILES, TILES.toReversed()]) {
    expect(parseDeal(options(), { tiles })).toEqual({ ok: true, value: { tiles } });
  }
});

test.each([
  { why: "no object", input: "aaaa", code: "deal" },
  { why: "no tiles", input: {}, code: "deal" },
  { why: "tiles as text", input: { tiles: TILES.join(" ") }, code: "deal" },
  { why: "a part of another game", input: { tiles: TILES, shares: {} }, code: "deal" },
  { why: "59 tiles", input: { tiles: TILES.slice(1) }, code: "tile-count" },
  { why: "61 tiles", input: { tiles: [...TILES, "aaaa"] }, code: "tile-count" },
  { why: "one for another", input: { tiles: [...TILES.slice(1), "dddd"] }, code: "tile-count" },
  { why: "no such tile", input: { tiles: [...TILES.slice(1), "abcd"] }, code: "unknown-tile" },
  { why: "no text", input: { tiles: [...TILES.slice(1), 7] }, code: "unknown-tile" },
])("[CC-4] refused: $why", ({ input, code }) => {
  expect(parseDeal(options(), input)).toMatchObject({ ok: false, error: { code, rule: "CC-4" } });
});

test("[CC-9] a shuffled deal holds all tiles, in an order of its own for each seed", () => {
  const deals = [1, 2].map((seed) =>
    shuffleDeal(options(), makeDeck(new Uint8Array(32).fill(seed))),
  );
  for (const { tiles } of deals) expect(tiles.toSorted()).toEqual(TILES.toSorted());
  expect(deals[0]).not.toEqual(deals[1]);
});
