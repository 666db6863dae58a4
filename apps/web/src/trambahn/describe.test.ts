import { describe, expect, test } from "vitest";
import { dictionary as german } from "../i18n/de/index.ts";
import { dictionary as english } from "../i18n/en/index.ts";
import type { Telling } from "../match/telling.ts";
import { cardList, describeEvent, describeTerminus, eventText, scoringText } from "./describe.ts";
import { picture } from "./model/picture.ts";
import type { Happening } from "./model/story.ts";

const people = [
  { name: "Mira", colour: "yellow", here: true, lost: null },
  { name: "Ben", colour: "blue", here: true, lost: null },
] as const;
const en: Telling = { words: english, people, me: 1 };
const de: Telling = { words: german, people, me: 1 };

test("cards name a colour once, and conductors come last", () => {
  const cards = (["c", "r3", "r7", "b2", "c"] as const).map(picture);
  expect(cardList(english, cards)).toBe("red 3, 7, blue 2, and 2 conductors");
  expect(cardList(german, [picture("c")])).toBe("1 Schaffner");
});

describe("an event", () => {
  test.each<[string, Happening, string]>([
    [
      "a passenger",
      { kind: "pass", ply: 0, seat: 0, card: picture("r7"), colour: "red" },
      "Mira laid red 7 at terminus II.",
    ],
    [
      "stops of one's own",
      {
        kind: "stop",
        ply: 1,
        seat: 1,
        cards: [picture("y2")],
        line: 1,
        fresh: false,
        sign: "IVb",
      },
      "You laid yellow 2 on line IVb.",
    ],
    [
      "an end that closes lines down",
      { kind: "end", ply: 2, seat: 0, closed: ["I", "III"], money: 3 },
      "Mira ended the turn and closed down line I and line III.",
    ],
    [
      "a ride",
      {
        kind: "ride",
        ply: 3,
        number: 7,
        colour: "red",
        boarded: [],
        parts: [],
        points: [18, 21],
      },
      "Ride 7, red: You 21, Mira 18.",
    ],
  ])("of %s", (_, event, text) => {
    expect(eventText(en, event)).toBe(text);
  });

  test("isolates a name, and says it in the language of the one who reads", () => {
    const event: Happening = { kind: "bank", ply: 0, seat: 1, count: 2 };
    expect(describeEvent(de, event)[0]).toEqual({ kind: "person", text: "Du" });
    expect(eventText(de, event)).toBe("Du hast 2 Karten zum Geld gelegt.");
  });
});

test("a tour is told with its owner's points alone", () => {
  const tour = { kind: "tour", ply: 0, seat: 0, sign: "I", colour: "blue" } as const;
  expect(scoringText(en, { ...tour, parts: [], points: [24, 0] })).toBe(
    "Special tour of line I: Mira 24.",
  );
});

test("a terminus says who waits, and what is missing", () => {
  expect(describeTerminus(english, "blue", [])).toBe("terminus I, blue: nobody waits; 4 more");
  expect(describeTerminus(english, "red", (["r1", "r4", "c"] as const).map(picture))).toBe(
    "terminus II, red: 1, 4, and conductor; one more, then the ride",
  );
});
