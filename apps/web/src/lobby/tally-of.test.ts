// @vitest-environment jsdom

import { beforeAll, expect, test } from "vitest";
import { need, speak } from "../i18n/language.ts";
import { tallyOf } from "./tally-of.ts";

beforeAll(() => Promise.all([speak("en"), need()]));

const person = (name: string) => ({ name, colour: "red" }) as const;

test("names who sits at a place or has it kept, and nobody who has left", () => {
  const tally = tallyOf({
    wins: [0, 2, 0, 1],
    places: [person("Nine"), null, null, person("Mira")],
    kept: [null, { ...person("Ada"), wins: 2 }, null, null],
  });
  expect(tally).toEqual([
    { name: "Ada", wins: 2 },
    { name: "Mira", wins: 1 },
    { name: "Nine", wins: 0 },
  ]);
});

test("a hidden name is that of the place", () => {
  const hidden = { wins: [0, 1], places: [person("Ada"), person("")], kept: [null, null] };
  expect(tallyOf(hidden).map(({ name }) => name)).toEqual(["Player 2", "Ada"]);
});
