import { describe, expect, test } from "vitest";
import { TILE_CELLS } from "./board.ts";
import { DRAW, makeMove, packMove, parseMove, placementOf } from "./move.ts";
import { DISTINCT_TURNS, KINDS } from "./tiles.ts";

const placements = KINDS.flatMap((_, kind) =>
  TILE_CELLS.flatMap((cell) =>
    [0, 1, 2, 3].slice(0, DISTINCT_TURNS[kind]).map((turn) => ({ kind, turn, cell })),
  ),
);

describe("the notation of moves", () => {
  test.each([
    ["draw", DRAW],
    ["aaaa@a1", 0],
    ["baac@c4", (3 << 8) | 26],
    ["baac/1@c4", (3 << 8) | (1 << 6) | 26],
    ["ddbc/3@h8", (23 << 8) | (3 << 6) | 63],
    ["swap 10 open", DRAW + 1],
    ["swap 10 pile", DRAW + 2],
    ["swap 30 open", DRAW + 5],
    ["swap 40 pile", DRAW + 8],
    ["pass", DRAW + 9],
  ])("%s is read and written", (text, move) => {
    expect(parseMove(text)).toEqual({ ok: true, value: move });
    expect(makeMove(move)).toBe(text);
  });

  test("every placement is read back, and no two are one number", () => {
    const moves = placements.map(packMove);
    expect(new Set([DRAW, ...moves]).size).toBe(placements.length + 1);
    expect(moves.map(placementOf)).toEqual(placements);
    const read = moves.map((move) => parseMove(makeMove(move)));
    expect(read).toEqual(moves.map((move) => ({ ok: true, value: move })));
  });

  test.each([
    "",
    "Draw",
    "draw ",
    "baac",
    "baac@",
    "baac@i1",
    "baac@a9",
    "baac@A1",
    "baac/0@a1",
    "baac/4@a1",
    "baac/11@a1",
    "abcd@a1",
    "baac@a1\n",
    "swap 50 open",
    "swap 40 shut",
    "swap 40",
    "pass r7",
  ])("%j is no move", (text) => {
    expect(parseMove(text)).toMatchObject({ ok: false, error: { rule: "record" } });
  });
});
