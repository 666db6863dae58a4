import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { options } from "../../test/positions.ts";
import { playOut, randomGame } from "../../test/random.ts";
import type { View } from "../game.ts";
import { cableCar } from "./game.ts";
import { knownPosition } from "./known.ts";
import { makeMove } from "./move.ts";
import { UNKNOWN } from "./piece.ts";
import type { Position } from "./position.ts";
import { COPIES } from "./tiles.ts";
import { unseenKinds } from "./unseen.ts";
import { handSize } from "./view.ts";

const BLIND: View = { deal: {}, hand: [], drawn: null };

const movesOf = (position: Position): string[] =>
  Array.from(position.history.subarray(0, position.ply), makeMove);

describe("[CC-21] what a seat knows", () => {
  test("[CC-21] the position of its moves and view agrees with the true one", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        playOut(game, (position) => {
          const seat = position.ply % game.options.players;
          const view = cableCar.view(position, seat);
          const known = knownPosition({ ...game, seat, moves: movesOf(position), view });
          if (!known.ok) throw new Error(known.error.message);
          expect(known.value.network.tiles).toEqual(position.network.tiles);
          expect(known.value.network.points).toEqual(position.network.points);
          expect(known.value.stackSize).toBe(position.stackSize);
          expect(known.value.seat).toBe(position.seat);
          expect(cableCar.view(known.value, seat)).toEqual(view);
          for (let other = 0; other < game.options.players; other++) {
            expect(handSize(known.value, other)).toBe(handSize(position, other));
          }
          const legal = cableCar.legalMoves(position);
          const foreseen = cableCar.legalMoves(known.value);
          if (seat === position.seat) expect(foreseen).toEqual(legal);
          else expect(foreseen).toEqual(expect.arrayContaining(legal));
        });
      }),
      { numRuns: 6 },
    );
  });

  test("[CC-21] the kinds still unseen are those that neither lie nor are in its hand", () => {
    const moves = ["aaaa@a2", "aaaa@a3"];
    const view = { deal: {}, hand: ["aaaa", "dddd"], drawn: null };
    const known = knownPosition({ options: options({ hand: 2 }), seat: 0, moves, view });
    if (!known.ok) throw new Error(known.error.message);
    const seen = unseenKinds(known.value).map((count, kind) => COPIES[kind]! - count);
    expect(seen.slice(0, 10)).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(seen.reduce((sum, count) => sum + count)).toBe(4);
    expect([...known.value.stack].every((piece) => piece === UNKNOWN)).toBe(true);
  });
});

describe("contradictions are refused", () => {
  test.each([
    { why: "too many tiles in hand", seat: 0, hand: ["aaaa", "aaaa"], code: "hand" },
    { why: "too few tiles in hand", seat: 0, hand: [], code: "hand" },
    { why: "no such tile in hand", seat: 0, hand: ["abcd"], code: "hand" },
    { why: "a tile of which all lie", seat: 0, hand: ["bbbb"], code: "hand" },
    { why: "another's drawn tile", seat: 0, hand: ["aaaa"], drawn: "cccc", code: "drawn" },
    { why: "an own drawn tile hidden", seat: 1, hand: ["aaaa"], code: "drawn" },
    { why: "an own drawn tile that is none", seat: 1, hand: ["aaaa"], drawn: "x", code: "drawn" },
    { why: "a drawn tile of which all lie", seat: 1, hand: ["aaaa"], drawn: "bbbb", code: "hand" },
    { why: "a spectator with a tile", seat: null, hand: ["aaaa"], code: "hand" },
    { why: "no such seat", seat: 2, hand: ["aaaa"], code: "seat" },
    { why: "a deal that shows something", seat: 0, hand: ["aaaa"], deal: { x: 1 }, code: "deal" },
  ])("$why", ({ seat, hand, drawn = null, deal = {}, code }) => {
    const moves = ["bbbb@a2", "bbbb@a3", "aaaa@a4", "draw"];
    const known = knownPosition({ options: options(), seat, moves, view: { deal, hand, drawn } });
    expect(known).toMatchObject({ ok: false, error: { code, rule: "record" } });
  });

  test("an illegal move is named by its rule", () => {
    const known = knownPosition({
      options: options(),
      seat: null,
      moves: ["aaaa@c3"],
      view: BLIND,
    });
    expect(known).toMatchObject({ ok: false, error: { rule: "CC-13" } });
  });
});
