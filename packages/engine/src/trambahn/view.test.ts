import { describe, expect, test } from "vitest";
import { begin } from "../../test/trambahn/positions.ts";
import { trambahn } from "./game.ts";

const position = begin({ hand: "c b1 y10 r2 r2 g4", other: "g1 g2 g3 c c y1" });

describe("[TB-23] what is hidden", () => {
  test("[TB-23] a seat sees its own hand, sorted", () => {
    expect(trambahn.view(position, 0)).toEqual({
      deal: {},
      hand: ["b1", "r2", "r2", "g4", "y10", "c"],
      drawn: null,
    });
    expect(trambahn.view(position, 1).hand).toEqual(["g1", "g2", "g3", "y1", "c", "c"]);
  });

  test("[TB-23] a spectator sees no hand", () => {
    expect(trambahn.view(position, null)).toEqual({ deal: {}, hand: [], drawn: null });
  });

  test.each([
    { move: "bank r7", seat: 0, read: "bank r7" },
    { move: "bank r7", seat: 1, read: "bank ?" },
    { move: "bank c", seat: null, read: "bank ?" },
    { move: "bank ?", seat: 1, read: "bank ?" },
    { move: "pass r7", seat: 1, read: "pass r7" },
    { move: "stop c>1", seat: null, read: "stop c>1" },
    { move: "buy steam>2", seat: 1, read: "buy steam>2" },
    { move: "end", seat: 1, read: "end" },
  ])("[TB-23] $move of seat 0 is read as $read by $seat", ({ move, seat, read }) => {
    expect(trambahn.redact(move, 0, seat)).toBe(read);
  });
});
