import { COMPANIES, KINDS, parseCell } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { dictionary as german } from "../i18n/de/index.ts";
import { dictionary as english } from "../i18n/en/index.ts";
import type { Telling } from "./describe.ts";
import { describeEvent, eventText } from "./describe-event.ts";
import type { Exchanging, Happening, Laying } from "./model/story.ts";

const people = [
  { name: "Mira", colour: "yellow", here: true, lost: null },
  { name: "Ben", colour: "blue", here: true, lost: null },
] as const;
const table = { people, cars: people.map(({ colour }) => colour), me: 1, companies: false };
const en: Telling = { ...table, words: english };
const de: Telling = { ...table, words: german };

describe("an event", () => {
  const laying: Laying = {
    type: "laying",
    ply: 4,
    seat: 0,
    drawn: true,
    kind: KINDS.indexOf("aaaa"),
    turn: 0,
    cell: parseCell("b5")!,
    closesExchange: false,
    closed: [
      {
        station: 2,
        owner: 1,
        length: 4,
        end: { at: "power" },
        points: 8,
        doubled: true,
        ply: 4,
      },
      {
        station: 3,
        owner: 0,
        length: 1,
        end: { at: "station", station: 9 },
        points: 1,
        doubled: false,
        ply: 4,
      },
    ],
  };

  test("says who laid where and what came home", () => {
    expect(eventText(en, laying)).toBe(
      "Mira drew and laid a tile on b5. Blue 2 reaches the power station, doubled: 8 points. Yellow 3 comes home: 1 point.",
    );
  });

  test("speaks to the one who laid", () => {
    expect(eventText(de, { ...laying, seat: 1, drawn: false, closed: [] })).toBe(
      "Du hast ein Plättchen auf b5 gelegt.",
    );
  });
});

describe("an event of The Companies", () => {
  const shares = { cars: COMPANIES, companies: true };
  const exchange: Exchanging = {
    type: "exchange",
    ply: 3,
    seat: 0,
    closesExchange: false,
    percentage: 40,
    source: "open",
    given: null,
    taken: "brown",
  };

  test.each<[string, Happening, string]>([
    ["an open share", exchange, "Mira exchanged 40 % with the open share,  Sky."],
    [
      "a share of the pile that was not seen",
      { ...exchange, source: "pile", taken: null },
      "Mira exchanged 40 % with the pile.",
    ],
    [
      "a share of the pile that was seen",
      { ...exchange, seat: 1, source: "pile" },
      "You exchanged 40 % with the pile:  Sky.",
    ],
    ["a pass", { type: "pass", ply: 1, seat: 0, closesExchange: false }, "Mira passed."],
    [
      "a turn that closes the exchange",
      { type: "pass", ply: 1, seat: 1, closesExchange: true },
      "You passed. The exchange is closed.",
    ],
  ])("tells %s", (_, event, text) => {
    expect(eventText({ ...en, ...shares }, event)).toBe(text.replace(/\s+/g, " "));
  });

  test("speaks German to the one who exchanged", () => {
    expect(eventText({ ...de, ...shares }, { ...exchange, seat: 1 })).toBe(
      "Du hast 40 % gegen die offene Aktie getauscht, Hellblau.",
    );
  });

  test("shows the mark of what was taken", () => {
    expect(describeEvent({ ...en, ...shares }, exchange)).toContainEqual({
      kind: "mark",
      text: "",
      data: "brown",
    });
  });
});
