import { expect, test } from "vitest";
import { dictionary as german } from "../i18n/de/index.ts";
import { dictionary as english } from "../i18n/en/index.ts";
import type { Telling } from "../match/telling.ts";
import { aloud, type Moment } from "./aloud.ts";
import type { Deed } from "./model/story.ts";

const en: Telling = {
  words: english,
  people: [
    { name: "Jan", colour: "blue", here: true, lost: null },
    { name: "Mira", colour: "red", here: true, lost: null },
  ],
  me: 1,
};
const de: Telling = { ...en, words: german };
const end: Deed = { kind: "end", ply: 3, seat: 0, closed: [], money: 0 };
const bought: Deed = { kind: "buy", ply: 2, seat: 1, tram: "steam", sign: "II" };

test.each<[string, Telling, Moment, RegExp]>([
  ["the first turn", en, { last: undefined, undone: null, mine: true }, /^Your turn\.$/],
  [
    "another's turn that gives the turn on",
    en,
    { last: end, undone: null, mine: true },
    /^Jan ended the turn\. Your turn\.$/,
  ],
  ["the same in German", de, { last: end, undone: null, mine: true }, /^Jan .* Du bist am Zug\.$/],
  [
    "a deed within the own turn",
    en,
    { last: bought, undone: null, mine: true },
    /^You bought [^.]*\.$/,
  ],
  [
    "what was taken back",
    en,
    { last: bought, undone: ["You took back 1 move."], mine: true },
    /^You took back 1 move\.$/,
  ],
])("%s", (_, telling, moment, text) => {
  expect(aloud(telling, moment)).toMatch(text);
});
