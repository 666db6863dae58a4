import { expect, test } from "vitest";
import { parseOptions } from "./options.ts";

test("missing options take their defaults", () => {
  const value = { players: 4, hand: 1, orientation: "fixed", companies: false };
  expect(parseOptions({ players: 4 })).toEqual({ ok: true, value });
});

test("[CO-4] with companies also the pile may be taken from, unless told otherwise", () => {
  const value = { players: 4, hand: 1, orientation: "fixed", companies: true };
  expect(parseOptions({ players: 4, companies: true })).toEqual({
    ok: true,
    value: { ...value, exchange: "open-or-pile" },
  });
  expect(parseOptions({ players: 4, companies: true, exchange: "open" })).toEqual({
    ok: true,
    value: { ...value, exchange: "open" },
  });
});

test("[CO-11] the base game's options go with companies", () => {
  const options = { players: 5, hand: 3, orientation: "free", companies: true };
  expect(parseOptions(options)).toMatchObject({ ok: true, value: options });
});

test("[CC-8] two to six may play", () => {
  const playable = [0, 1, 2, 3, 4, 5, 6, 7, 2.5].filter((players) => parseOptions({ players }).ok);
  expect(playable).toEqual([2, 3, 4, 5, 6]);
});

test.each([
  { why: "no object", input: null, code: "options" },
  { why: "a list", input: [], code: "options" },
  { why: "no players", input: {}, code: "players" },
  { why: "players as text", input: { players: "2" }, code: "players" },
  { why: "a hand of 0", input: { players: 2, hand: 0 }, code: "hand" },
  { why: "a hand of 4", input: { players: 2, hand: 4 }, code: "hand" },
  { why: "another orientation", input: { players: 2, orientation: "any" }, code: "orientation" },
  { why: "companies as text", input: { players: 2, companies: "no" }, code: "companies" },
  {
    why: "no such exchange",
    input: { players: 2, companies: true, exchange: 1 },
    code: "exchange",
  },
  { why: "exchange alone", input: { players: 2, exchange: "open" }, code: "exchange" },
  { why: "an unknown key", input: { players: 2, speed: 1 }, code: "unknown-option" },
])("refused: $why", ({ input, code }) => {
  expect(parseOptions(input)).toMatchObject({ ok: false, error: { code, rule: "record" } });
});
