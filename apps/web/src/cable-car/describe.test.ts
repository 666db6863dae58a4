import { type Line, type LineChange, parseCell } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { dictionary as german } from "../i18n/de/index.ts";
import { dictionary as english } from "../i18n/en/index.ts";
import {
  type CellFacts,
  describeCell,
  describeStation,
  describeTile,
  effect,
  effectText,
  promise,
  type Telling,
} from "./describe.ts";

const people = [
  { name: "Mira", colour: "yellow", here: true, lost: null },
  { name: "Ben", colour: "blue", here: true, lost: null },
] as const;
const cars = people.map(({ colour }) => colour);
const table = { people, cars, me: 1, companies: false } as const;
const en: Telling = { ...table, words: english };

const line: Line = {
  station: 28,
  owner: 1,
  passes: [{ cell: 32, entry: 3, exit: 1, track: "a" }],
  end: { at: "open", cell: 33, side: 3 },
  points: 0,
  doubled: false,
};

describe("a cell", () => {
  const facts: CellFacts = {
    cell: parseCell("a5")!,
    code: null,
    lines: [],
    last: false,
    fresh: false,
    power: false,
    use: { legal: false, why: null },
    preview: null,
  };

  test.each<[string, Partial<CellFacts>, string]>([
    ["free", {}, "a5, free"],
    ["legal", { use: { legal: true, why: null } }, "a5, free, your tile may lie here"],
    ["not legal", { use: { legal: false, why: "Not here." } }, "a5, free, Not here."],
    ["of the power station", { power: true }, "a5, power station"],
    [
      "with a tile",
      { code: "adad", lines: [line], last: true },
      "a5, tile; laid last; top to bottom, right and back, bottom to top, left and back; carries Blue 28",
    ],
    ["with a preview that changes nothing", { preview: [] }, "a5, preview; No line changes."],
  ])("that is %s", (_, change, text) => {
    expect(describeCell(en, { ...facts, ...change })).toBe(text);
  });

  test("with a preview tells what it does", () => {
    const change: LineChange = {
      station: 28,
      owner: 1,
      before: 1,
      after: 4,
      end: { at: "station", station: 27 },
      points: 4,
      doubled: false,
    };
    expect(describeCell(en, { ...facts, preview: [effect(en, change)] })).toBe(
      "a5, preview; Blue 28 to station 27, +4",
    );
    const end = { at: "power" } as const;
    expect(effectText(effect(en, { ...change, end, points: 8, doubled: true }))).toBe(
      "Blue 28 to the power station, +8, doubled",
    );
    const { points: _, ...open } = change;
    expect(effectText(effect(en, { ...open, end: { at: "open", cell: 33, side: 3 } }))).toBe(
      "Blue 28 open at b5, 4 tiles, was 1",
    );
  });
});

test("a tile is told by what its tracks join", () => {
  expect(describeTile(german, "bcbc")).toBe(
    "oben nach rechts, rechts nach oben, unten nach links, links nach unten",
  );
});

describe("a station", () => {
  test.each<[string, Line | undefined, string]>([
    ["without a car", undefined, "Station 28, no car"],
    ["with a line under way", line, "Station 28, Blue 28, You, 1 tile, open at b5"],
    [
      "whose car has not left",
      { ...line, passes: [], end: { at: "open", cell: 32, side: 3 } },
      "Station 28, Blue 28, You, has not left yet",
    ],
    [
      "whose car is home",
      { ...line, end: { at: "power" }, points: 2, doubled: true },
      "Station 28, Blue 28 has scored 2 points, to the power station",
    ],
  ])("%s", (_, one, text) => {
    expect(describeStation(en, 28, one)).toBe(text);
  });
});

describe("the promise of a preview", () => {
  const change = (owner: number, points?: number): LineChange => ({
    station: 1,
    owner,
    before: 1,
    after: 2,
    end: points === undefined ? { at: "open", cell: 0, side: 0 } : { at: "power" },
    ...(points !== undefined && { points }),
    doubled: points !== undefined,
  });

  test("is the sum of one's own points", () => {
    expect(promise(en, [change(1, 4), change(1, 6), change(0, 3)])).toBe("+10");
  });

  test("is none where only others score, or nobody", () => {
    expect(promise(en, [change(0, 3), change(1)])).toBe("");
  });
});
