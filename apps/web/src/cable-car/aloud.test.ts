import { KINDS, parseCell } from "@endstation/engine";
import { expect, test } from "vitest";
import { dictionary as german } from "../i18n/de/index.ts";
import { dictionary as english } from "../i18n/en/index.ts";
import { aloud, type Moment } from "./aloud.ts";
import type { Telling } from "./describe.ts";
import { previewText } from "./describe.ts";
import type { Laying } from "./model/story.ts";

const people = [
  { name: "Mira", colour: "yellow", here: true, lost: null },
  { name: "Ben", colour: "blue", here: true, lost: null },
] as const;
const en: Telling = {
  people,
  cars: people.map(({ colour }) => colour),
  me: 1,
  companies: false,
  words: english,
};
const de: Telling = { ...en, words: german };
const laying = (seat: number): Laying => ({
  type: "laying",
  ply: 4,
  seat,
  drawn: false,
  kind: KINDS.indexOf("aaaa"),
  turn: 0,
  cell: parseCell("b5")!,
  closesExchange: false,
  closed: [],
});
const START: Moment = { last: undefined, undone: null, mine: false, drawn: null };

test.each<[string, Telling, Partial<Moment>, string]>([
  ["the first turn", en, { mine: true }, "Your turn."],
  ["the first turn of another", en, {}, ""],
  ["another's move", en, { last: laying(0), mine: true }, "Mira laid a tile on b5. Your turn."],
  ["the own move", de, { last: laying(1) }, "Du hast ein Plättchen auf b5 gelegt."],
  [
    "another's draw",
    en,
    { drawn: { seat: 0, code: null } },
    "Mira has drawn and must lay that tile.",
  ],
  [
    "the own draw, with what was drawn",
    en,
    { last: laying(0), mine: true, drawn: { seat: 1, code: "aaaa" } },
    "Drawn tile: top to bottom, right to left, bottom to top, left to right. Lay the tile that you have drawn. Your hand is kept.",
  ],
  [
    "what was taken back, in the place of what happened before",
    en,
    { last: laying(0), undone: ["You took back ", "1 move."], mine: true },
    "You took back 1 move. Your turn.",
  ],
])("%s", (_, telling, moment, text) => {
  expect(aloud(telling, { ...START, ...moment })).toBe(text);
});

test("a preview says what it does, and that it does nothing", () => {
  const grown = { station: 2, owner: 1, name: "Blue 2", end: "open at b5", figure: "3 tiles" };
  const home = { station: 3, owner: 0, name: "Yellow 3", end: "to station 9", figure: "+4" };
  const effects = [
    { ...grown, note: "was 2", scores: false },
    { ...home, note: undefined, scores: true },
  ];
  expect(previewText(en, effects)).toBe(
    "Blue 2 open at b5, 3 tiles, was 2. Yellow 3 to station 9, +4.",
  );
  expect(previewText(de, [])).toBe("Keine Linie ändert sich.");
});
