import { describe, expect, test } from "vitest";
import { dealt, playAll } from "../../test/positions.ts";
import { cableCar } from "./game.ts";

const pending = () => playAll(dealt("aaaa bbbb cccc dddd baac", { hand: 2 }), "draw");

describe("[CC-21] what is hidden", () => {
  test("[CC-21] a seat sees its own hand and the tile it has drawn", () => {
    expect(cableCar.view(pending(), 0)).toEqual({
      deal: {},
      hand: ["aaaa", "bbbb"],
      drawn: "baac",
    });
  });

  test("[CC-21] it sees neither another hand nor what another has drawn", () => {
    expect(cableCar.view(pending(), 1)).toEqual({ deal: {}, hand: ["cccc", "dddd"], drawn: null });
  });

  test("[CC-21] a spectator sees no tile that does not lie", () => {
    expect(cableCar.view(pending(), null)).toEqual({ deal: {}, hand: [], drawn: null });
  });

  test("[CC-21] moves are public as they stand", () => {
    for (const move of ["draw", "baac@c4"]) expect(cableCar.redact(move, 0, 1)).toBe(move);
  });
});
