// @vitest-environment jsdom

import { beforeAll, expect, test } from "vitest";
import ofTiles from "../../../../../packages/engine/fixtures/cable-car.ndjson?raw";
import ofCards from "../../../../../packages/engine/fixtures/trambahn.ndjson?raw";
import { need, speak } from "../../i18n/language.ts";
import { faultText } from "./fault-text.ts";
import { readRecords, recordId } from "./read.ts";

beforeAll(() => Promise.all([speak("en"), need()]));

const tiles = JSON.parse(ofTiles.split("\n")[0]!);
const cards = JSON.parse(ofCards.split("\n")[0]!);

/** What a person is told of a text that holds no games to show. */
function told(text: string): string {
  const read = readRecords(text);
  return read.ok ? "" : faultText(read.error);
}
const toldOf = (record: object) => told(JSON.stringify(record));

test("one record is read, however it is laid out, and many, one a line", () => {
  for (const text of [JSON.stringify(tiles), JSON.stringify(tiles, null, 2)]) {
    expect(readRecords(text)).toMatchObject({ ok: true, value: [{ game: "cable-car" }] });
  }
  const both = readRecords(`${JSON.stringify(tiles)}\n\n${JSON.stringify(cards)}\n`);
  expect(both).toMatchObject({ ok: true, value: [{ game: "cable-car" }, { game: "trambahn" }] });
});

test("a game keeps its id whatever was added to its record, and another has another", () => {
  const idOf = (record: object) => {
    const read = readRecords(JSON.stringify(record));
    return read.ok ? recordId(read.value[0]!) : "";
  };
  const reordered = Object.fromEntries(Object.entries(tiles).reverse());
  expect(idOf(tiles)).toMatch(/^[0-9a-f]{16}$/);
  expect(idOf({ ...reordered, names: ["A"], review: {} })).toBe(idOf(tiles));
  expect(idOf(cards)).not.toBe(idOf(tiles));
});

test("a record keeps what stands beside it, if it does not lie too deep", () => {
  const text = JSON.stringify(tiles);
  const beside = (what: string) => text.replace(/}$/, `,"x":${what}}`);
  expect(told(beside(`${"[".repeat(90)}${"]".repeat(90)}`))).toBe("");
  expect(told(beside(JSON.stringify(`${"[".repeat(1e5)}\\"{`)))).toBe("");
  expect(told(beside(`${"[".repeat(1e6)}${"]".repeat(1e6)}`))).toMatch(/too large/);
});

test("a mark of Unicode before the text is passed over", () => {
  expect(told(`\ufeff${JSON.stringify(tiles)}`)).toBe("");
});

test("more games than can be judged while somebody waits are refused", () => {
  const { legalCounts, ...quick } = tiles;
  const lines = (count: number) => `${JSON.stringify(quick)}\n`.repeat(count);
  expect(told(lines(200))).toBe("");
  expect(told(lines(201))).toMatch(/more than 200 games/);
});

test("a sentence quotes no more of a file than can be read", () => {
  const options = { players: 2, ["x".repeat(1e5)]: 1 };
  expect(toldOf({ ...tiles, options }).length).toBeLessThan(300);
});

const bare = { ...tiles, result: undefined, legalCounts: undefined };
const bareCards = { ...cards, result: undefined, legalCounts: undefined };

test.each<[string, string, RegExp]>([
  ["nothing", " \n", /no text/],
  ["some other text", "dear diary", /not JSON/],
  ["a line that is none", `${JSON.stringify(tiles)}\nand so on`, /not JSON/],
  ["a huge file", "x".repeat(4_000_001), /too large/],
  ["lists in lists in lists", `{"x":${"[".repeat(1e5)}${"]".repeat(1e5)}}`, /too large/],
  ["marks of every kind", '"\\\\'.repeat(1_300_000), /not JSON/],
  ["a list", "[]", /not a record of Endstation/],
  ["another program's file", '{"format": "pgn"}', /not a record of Endstation/],
])("what is no record is told so: %s", (_, text, sentence) => {
  expect(told(text)).toMatch(sentence);
});

test.each<[string, object, RegExp]>([
  ["an unknown game", { ...tiles, game: "chess" }, /not played here/],
  ["rules of the future", { ...tiles, rules: 99 }, /newer rules/],
  ["a tile too few", { ...tiles, deal: { ...tiles.deal, tiles: [] } }, /exactly the pieces/],
  ["a card too few", { ...cards, deal: { ...cards.deal, cards: [] } }, /exactly the pieces/],
  ["a result of another game", { ...bare, result: { scores: [1, 2] } }, /does not follow/],
  [
    "a move that is not legal",
    { ...bare, moves: ["draw", "draw"] },
    /^Move 2 is against the rules\. ./,
  ],
  [
    "cards that are not held",
    { ...bareCards, moves: ["stop r1>1"] },
    /^Move 1 is against the rules\. ./,
  ],
  ["options out of range", { ...tiles, options: { players: 9 } }, /cannot be shown\. ./],
])("what breaks a record is told: %s", (_, record, sentence) => {
  expect(toldOf(record)).toMatch(sentence);
});

test("of many records the line of the bad one is told", () => {
  const bad = JSON.stringify({ ...bare, moves: ["pass"] });
  expect(told(`${JSON.stringify(tiles)}\n${bad}\n`)).toMatch(/^Line 2: Move 1 is against/);
});
