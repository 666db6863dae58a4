import { expect, test } from "vitest";
import { dictionary } from "../../i18n/de/index.ts";
import { nameOf } from "./name.ts";

test.each<[string, string]>([
  ["baac/1@c4", "c4"],
  ["draw", "ein Plättchen ziehen"],
  ["swap 40 open", "die offene Aktie zu 40 % nehmen"],
  ["swap 10 pile", "vom Stapel zu 10 % nehmen"],
  ["pass", "passen"],
])("a move of Cable Car in words: %s", (move, text) => {
  expect(nameOf(dictionary, { moves: [move] })).toBe(text);
});
