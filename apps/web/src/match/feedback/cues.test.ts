import { describe, expect, test } from "vitest";
import { cuesBetween, type Deed, type Heard } from "./cues.ts";

const start: Heard = { seat: 0, moves: 0, mine: false, over: false, deeds: [] };
/** A table after deeds, each of one move. */
const after = (done: readonly (readonly [number, Deed["sound"]])[], more: Partial<Heard> = {}) => ({
  ...start,
  moves: done.length,
  deeds: done.map(([seat, sound], ply) => ({ ply, seat, sound })),
  ...more,
});
const names = (before: Heard, now: Heard) =>
  cuesBetween(before, now).map(({ sound, own }) => `${own ? "own" : "other's"} ${sound}`);

describe("what is heard between two views", () => {
  test.each<[string, Heard, Heard, string[]]>([
    ["nothing where nothing was done", start, start, []],
    ["an own tile", after([], { mine: true }), after([[0, "lay"]]), ["own lay"]],
    [
      "another's tile, and then that it is one's turn",
      start,
      after([[1, "lay"]], { mine: true }),
      ["other's lay", "own turn"],
    ],
    ["a line that closes rather than its tile", start, after([[1, "line"]]), ["other's line"]],
    [
      "of one command's deeds the most telling",
      start,
      after([
        [0, "lay"],
        [0, "line"],
      ]),
      ["own line"],
    ],
    ["nothing when a move is taken back", after([[0, "lay"]]), start, []],
    [
      "the turn that comes back with it",
      after([[0, "lay"]]),
      { ...start, mine: true },
      ["own turn"],
    ],
    ["the end, and nothing beside it", start, after([[1, "line"]], { over: true }), ["own end"]],
    [
      "no end that was there before",
      after([[1, "lay"]], { over: true }),
      after([[1, "lay"]], { over: true }),
      [],
    ],
    [
      "at another's view of the same table nothing",
      start,
      after([[0, "lay"]], { seat: 1, mine: true }),
      [],
    ],
    [
      "a watcher hears all as others'",
      { ...start, seat: null },
      after([[0, "coin"]], { seat: null }),
      ["other's coin"],
    ],
  ])("%s", (_, before, now, heard) => {
    expect(names(before, now)).toEqual(heard);
  });

  test("at most one where moves piled up, and the turn before all", () => {
    const pile = [
      [1, "lay"],
      [0, "line"],
      [1, "lay"],
    ] as const;
    expect(names(start, after(pile))).toEqual(["own line"]);
    expect(names(start, after(pile, { mine: true }))).toEqual(["own turn"]);
    const many = Array.from({ length: 9 }, () => [1, "coin"] as const);
    expect(names(start, after(many, { mine: true }))).toEqual(["own turn"]);
  });
});
