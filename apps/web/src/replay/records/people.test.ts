import type { GameRecord } from "@endstation/engine";
import { expect, test } from "vitest";
import { dictionary } from "../../i18n/en/index.ts";
import { peopleOf } from "./people.ts";

const record = (extra: object): GameRecord => ({
  format: "endstation-record/1",
  game: "trambahn",
  options: { players: 2 },
  deal: {},
  rules: 1,
  moves: [],
  ...extra,
});
const people = (extra: object) =>
  peopleOf(record(extra), dictionary).map(({ name, colour }) => [name, colour]);

test.each<[string, object, [string, string][]]>([
  [
    "a match's own",
    { names: ["Mira", ""], colours: ["red", "black"] },
    [
      ["Mira", "red"],
      ["Player 2", "black"],
    ],
  ],
  [
    "one without any",
    {},
    [
      ["Player 1", "yellow"],
      ["Player 2", "blue"],
    ],
  ],
  [
    "one of another kind",
    { names: "Mira", colours: ["red", "red"] },
    [
      ["Player 1", "yellow"],
      ["Player 2", "blue"],
    ],
  ],
  [
    "one with a bot",
    { names: ["Mira", ""], bots: [null, "casual"] },
    [
      ["Mira", "yellow"],
      [dictionary.bots.name(dictionary.bots.levels.casual, 2), "blue"],
    ],
  ],
  [
    "one with stranger things",
    { names: [{}, "x".repeat(99)], colours: ["mauve", 3], bots: ["oracle", 7] },
    [
      ["Player 1", "yellow"],
      ["x".repeat(24), "blue"],
    ],
  ],
  [
    "one whose names would turn the text around them, or show nothing",
    { names: ["\u202eariM", "\u2067\u200b"] },
    [
      ["ariM", "yellow"],
      ["Player 2", "blue"],
    ],
  ],
])("who played, by a record: %s", (_, extra, expected) => {
  expect(people(extra)).toEqual(expected);
});
