import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARDS, CONDUCTOR, colourOf, UNKNOWN } from "./cards.ts";
import { END, type MoveParts, makeMove, packMove, parseMove, partsOf } from "./move.ts";
import { BANK, BUY, PASS, STOP } from "./phases.ts";

const pack = ({ phase, piece, place }: MoveParts) => packMove(phase, piece, place);

const cards = CARDS.map((_, card) => card);
const numbers = Array.from({ length: 21 }, (_, index) => index + 1);

const all = [
  ...cards.slice(0, CONDUCTOR).map((piece) => ({ phase: PASS, piece, place: colourOf(piece) })),
  ...[0, 1, 2, 3].map((place) => ({ phase: PASS, piece: CONDUCTOR, place })),
  ...cards.flatMap((piece) => [0, ...numbers].map((place) => ({ phase: STOP, piece, place }))),
  ...[...cards, UNKNOWN].map((piece) => ({ phase: BANK, piece, place: 0 })),
  ...[0, 1, 2].flatMap((piece) => numbers.map((place) => ({ phase: BUY, piece, place }))),
  partsOf(END),
];

describe("the notation of moves", () => {
  test.each([
    ["pass r7", { phase: 0, piece: 16, place: 1 }],
    ["pass b10", { phase: 0, piece: 9, place: 0 }],
    ["pass c>y", { phase: 0, piece: 40, place: 3 }],
    ["stop r7>2", { phase: 1, piece: 16, place: 2 }],
    ["stop g1>new", { phase: 1, piece: 20, place: 0 }],
    ["stop c>21", { phase: 1, piece: 40, place: 21 }],
    ["bank c", { phase: 2, piece: 40, place: 0 }],
    ["bank ?", { phase: 2, piece: 41, place: 0 }],
    ["buy electric>3", { phase: 3, piece: 2, place: 3 }],
    ["end", { phase: 4, piece: 0, place: 0 }],
  ])("%s is read and written", (text, parts) => {
    expect(parseMove(text)).toEqual({ ok: true, value: pack(parts) });
    expect(makeMove(pack(parts))).toBe(text);
  });

  test("every move is read back, and no two are one number", () => {
    const moves = all.map(pack);
    expect(new Set(moves).size).toBe(all.length);
    expect(Math.max(...moves)).toBeLessThan(2 ** 14);
    expect(moves.map(partsOf)).toEqual(all);
    const read = moves.map((move) => parseMove(makeMove(move)));
    expect(read).toEqual(moves.map((move) => ({ ok: true, value: move })));
  });

  test("line numbers that no player reaches stand for each other", () => {
    expect(parseMove("stop r7>1000")).toEqual(parseMove("stop r7>31"));
    expect(parseMove(`buy horse>${"9".repeat(400)}`)).toEqual(parseMove("buy horse>31"));
  });

  test.each([
    "",
    "pass",
    "pass c",
    "pass r7>r",
    "pass c>red",
    "pass r0",
    "pass r11",
    "pass ?",
    "stop r7",
    "stop r7>0",
    "stop r7>01",
    "stop r7>-1",
    "stop ?>1",
    "stop c>New",
    "bank",
    "bank r7>1",
    "buy tram>1",
    "buy horse",
    "buy horse>new",
    "buy horse>0",
    "End",
    "end ",
    "end\n",
    "bank r7\n",
    "draw",
    "baac@c4",
  ])("%j is no move", (text) => {
    expect(parseMove(text)).toMatchObject({ ok: false, error: { rule: "record" } });
  });

  test("what can be read is written in one way only, line numbers out of reach aside", () => {
    const pieces = [
      "pass",
      "stop",
      "bank",
      "buy",
      "end",
      " ",
      ">",
      "r7",
      "c",
      "?",
      "1",
      "new",
      "b",
    ];
    const text = fc
      .array(fc.constantFrom(...pieces), { maxLength: 6 })
      .map((list) => list.join(""));
    fc.assert(
      fc.property(text, (move) => {
        const parsed = parseMove(move);
        if (parsed.ok && partsOf(parsed.value).place < 31)
          expect(makeMove(parsed.value)).toBe(move);
      }),
      { numRuns: 3000 },
    );
  });
});
