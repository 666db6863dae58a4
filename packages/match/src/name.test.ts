import { describe, expect, test } from "vitest";
import { fitName, parseName, sameName } from "./name.ts";

const good: [string, string, string?][] = [
  ["a plain name", "Mira"],
  ["spaces at the ends go", "  Oma Gerda ", "Oma Gerda"],
  ["white space within becomes one space", "Oma \t\n Gerda", "Oma Gerda"],
  ["composed", "Zoe\u0308", "Zo\u00eb"],
  ["Arabic", "ليلى"],
  ["Hindi with joiners", "क्‍ष"],
  ["a family of emoji is one letter", "👨‍👩‍👧‍👦"],
  ["a flag with tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ["an emoji with a selector", "\u2764\ufe0f Mia"],
  ["Persian with a non-joiner", "\u0645\u06cc\u200c\u062e\u0648"],
  ["markup is only text", "<b>x</b>"],
  ["24 letters", "x".repeat(24)],
];

describe("names that are taken", () => {
  test.each(good)("%s", (_, raw, kept = raw) => {
    expect(parseName(raw)).toEqual({ ok: true, value: kept });
  });
});

const bad: [string, string, string][] = [
  ["nothing", "", "name-empty"],
  ["only spaces", " \u00a0\u3000 ", "name-empty"],
  ["25 letters", "x".repeat(25), "name-too-long"],
  ["few letters of many code points", "👨‍👩‍👧‍👦".repeat(12), "name-too-long"],
  ["a right-to-left override", "abc\u202edef", "name-letters"],
  ["an isolate left open", "\u2067abc", "name-letters"],
  ["a control character", "a\u0007b", "name-letters"],
  ["invisible letters only", "\u200d\u200d", "name-letters"],
  ["a zero-width space", "a\u200bb", "name-letters"],
  ["a Hangul filler alone", "\u3164", "name-letters"],
  ["a blank Braille cell", "\u2800", "name-letters"],
  ["a joiner between Latin letters", "a\u200db", "name-letters"],
  ["a tag without a flag", "a\u{e0062}b", "name-letters"],
  ["half a surrogate pair", "a\ud800", "name-letters"],
  ["a stack of marks", `a${"\u0301\u0316\u0317\u0318\u0319".repeat(2)}`, "name-letters"],
];

describe("names that are refused", () => {
  test.each(bad)("%s", (_, raw, code) => {
    expect(parseName(raw)).toMatchObject({ ok: false, error: { code } });
  });
});

test.each([...good, ["kept as it is", "Mira"] as const])(
  "what is good is shown: %s",
  (_, raw, kept = raw) => {
    expect(fitName(raw)).toBe(kept);
  },
);

test.each([
  ["nothing", "", ""],
  ["a right-to-left override", "abc\u202edef", "abcdef"],
  ["a zero-width space", "a\u200bb", "ab"],
  ["line breaks", "a\nb\u2028c", "a b c"],
  ["invisible letters only", "\u200d\u200d\u3164", ""],
  ["half a surrogate pair", "a\ud800", "a"],
  ["a stack of marks", `a${"\u0316\u0317\u0318\u0319".repeat(50)}b`, "ab"],
  ["25 letters", "x".repeat(25), "x".repeat(24)],
  ["a million letters", "x".repeat(1e6), "x".repeat(24)],
  [
    "25 letters, the last of several points",
    `${"x".repeat(23)}👨‍👩‍👧‍👦y`,
    `${"x".repeat(23)}👨‍👩‍👧‍👦`,
  ],
  ["many points", "👨‍👩‍👧‍👦".repeat(12), "👨‍👩‍👧‍👦".repeat(9)],
  ["markup", "<b>x</b>", "<b>x</b>"],
])("what is not is shown as far as can be: %s", (_, raw, shown) => {
  expect(fitName(raw)).toBe(shown);
});

test.each([
  ["Mira", "mira", true],
  ["Mira", "Ｍｉｒａ", true],
  ["Mira", "Mirra", false],
  ["\u2764\ufe0f", "\u2764", true],
])("%s and %s are the same: %s", (a, b, same) => {
  expect(sameName(a, b)).toBe(same);
});
