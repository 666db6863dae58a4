// @vitest-environment jsdom

import { EMPTY_TABLE, type Note, type Table, type WireEvent } from "@endstation/match";
import { beforeAll, expect, test } from "vitest";
import { dictionary as german } from "../../i18n/de/index.ts";
import { dictionary as english } from "../../i18n/en/index.ts";
import { need, speak } from "../../i18n/language.ts";
import { plain } from "../../i18n/phrase.ts";
import type { Telling } from "../telling.ts";
import { noteLines } from "./note-text.ts";

const people = ["Mira", "Jan", "Oma"].map((name) => ({
  name,
  colour: "red" as const,
  here: true,
  lost: null,
}));
// Mira sits at place 2, Jan at 0, Oma at 1; Jan reads.
const order = [2, 0, 1];
const en: Telling = { words: english, people, me: 1 };
const de: Telling = { words: german, people, me: 1 };

type Body = WireEvent extends infer E
  ? E extends WireEvent
    ? Omit<E, "seq" | "at">
    : never
  : never;
const told = (telling: Telling, body: Body, taken?: readonly string[]) => {
  const note: Note = {
    at: 0,
    ply: 1,
    event: { seq: 5, at: 0, ...body } as WireEvent,
    ...(taken && { taken: taken.map((move) => ({ move, at: 0 })) }),
  };
  const table: Table = { ...EMPTY_TABLE, order, moves: [{ move: "a", at: 0 }], notes: [note] };
  const tellTaken = (moves: readonly string[], before: readonly string[]) => ({
    by: 0,
    parts: [`${moves.join(" ")} after ${before.join(" ")}`],
  });
  return noteLines(telling, { table, tellTaken }).map(({ parts }) => plain(parts).trim());
};

beforeAll(() => Promise.all([speak("en"), need()]));

test.each<[string, string, Body]>([
  ["Mira resigned.", "Mira hat aufgegeben.", { type: "lost", place: 2, how: "resigned" }],
  ["You resigned.", "Du hast aufgegeben.", { type: "lost", place: 0, how: "resigned" }],
  ["Oma agreed.", "Oma hat zugestimmt.", { type: "agreed", place: 1 }],
  ["You said no.", "Du hast Nein gesagt.", { type: "dropped", how: "declined", place: 0 }],
  [
    "Nobody answered in time.",
    "Niemand hat rechtzeitig geantwortet.",
    { type: "dropped", how: "lapsed", place: null },
  ],
  [
    "Mira asked to take back 2 moves.",
    "Mira wollte 2 Züge zurücknehmen.",
    { type: "offered", place: 2, until: 0, offer: { kind: "undo", count: 2 } },
  ],
  ["The match went on.", "Die Partie ging weiter.", { type: "resumed", place: null }],
  [
    "The match ended because Oma resigned.",
    "Die Partie endete, weil Oma aufgab.",
    { type: "ended", how: "resigned", place: 1 },
  ],
  [
    "All agreed to stop here.",
    "Alle waren einverstanden, hier aufzuhören.",
    { type: "ended", how: "agreed" },
  ],
])("%s", (english, german, body) => {
  expect(told(en, body)).toEqual([english]);
  expect(told(de, body)).toEqual([german]);
});

test("of moves taken back it says whose, who agreed, and what the game adds", () => {
  const free: Body = { type: "undone", count: 2 };
  expect(told(en, free, ["b", "c"])).toEqual(["Mira took back 2 moves. b c after a"]);
  const asked: Body = { ...free, consent: { by: 0, agreed: [2, 1] } };
  expect(told(en, asked, ["b", "c"])).toEqual([
    "You took back 2 moves. Mira and Oma agreed. b c after a",
  ]);
});

test("the lobby is no part of the log", () => {
  expect(told(en, { type: "joined", place: 0, name: "Jan", colour: "red" })).toEqual([]);
});
