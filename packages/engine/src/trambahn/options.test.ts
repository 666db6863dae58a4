import { expect, test } from "vitest";
import { parseOptions } from "./options.ts";

test("two play", () => {
  expect(parseOptions({ players: 2 })).toEqual({ ok: true, value: { players: 2 } });
});

test.each([
  { why: "no object", input: null, code: "options" },
  { why: "no players", input: {}, code: "players" },
  { why: "three players", input: { players: 3 }, code: "players" },
  { why: "an option of another game", input: { players: 2, hand: 1 }, code: "unknown-option" },
])("refused: $why", ({ input, code }) => {
  expect(parseOptions(input)).toMatchObject({ ok: false, error: { code, rule: "record" } });
});
