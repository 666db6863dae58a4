import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { begin, exhaust, faultCode, playAll } from "../../test/trambahn/positions.ts";
import { playOut, randomGame, startOf } from "../../test/trambahn/random.ts";
import { trambahn } from "./game.ts";
import type { Position } from "./position.ts";
import { sheetOf } from "./sheet-entries.ts";
import { linesOf, moneyFaces, offerOf, terminiOf } from "./table.ts";
import { handOf } from "./view.ts";

describe("[TB-24] nothing to play and nothing to draw", () => {
  const stuck = () => exhaust(begin({ hand: "b1 r2 r5 g3 g4 y9" }));

  test("[TB-24] two such turns in a row end the game", () => {
    const position = stuck();
    playAll(position, "end");
    expect(trambahn.toMove(position)).toBe(1);
    playAll(position, "end");
    expect(trambahn.toMove(position)).toBeNull();
    expect(trambahn.legalMoves(position)).toEqual([]);
    expect(faultCode(position, "end")).toBe("game-over");
  });

  test("[TB-24] a card drawn in between begins the count anew", () => {
    const position = playAll(stuck(), "end");
    position.money.earn(0, 1);
    playAll(position, "end");
    expect(position.hands.size(1)).toBe(1);
    expect(trambahn.toMove(position)).toBe(0);
    playAll(position, "end");
    expect(trambahn.toMove(position)).toBe(1);
    expect(trambahn.legalMoves(position)[0]).toMatch(/^pass /);
  });

  test("[TB-24] so does a turn with a passenger after which nothing is drawn", () => {
    const position = playAll(stuck(), "end");
    position.hands.give(1, 1);
    playAll(position, "pass b2, end, end");
    expect(trambahn.toMove(position)).toBe(1);
    playAll(position, "end");
    expect(trambahn.toMove(position)).toBeNull();
  });
});

test("a copy goes its own way, and can be made the same again", () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      const scratch = startOf(game);
      playOut(game, (position) => {
        scratch.copyFrom(position);
        const before = JSON.stringify(all(position));
        expect(JSON.stringify(all(scratch))).toBe(before);
        const moves = trambahn.legalMoves(scratch);
        trambahn.play(scratch, moves.at(-1)!);
        expect(JSON.stringify(all(position))).toBe(before);
      });
    }),
    { numRuns: 6 },
  );
});

const all = (position: Position) => ({
  legal: trambahn.legalMoves(position),
  dealt: trambahn.dealt(position),
  sheet: sheetOf(position),
  seats: [0, 1].map((seat) => [
    handOf(position, seat),
    moneyFaces(position, seat),
    linesOf(position, seat),
    offerOf(position, seat),
  ]),
  termini: terminiOf(position),
  pile: [...position.pile.subarray(0, position.pileSize)],
  discard: [...position.discard.sorted()],
  turn: [position.seat, position.phase, position.passengers, position.idleTurns, position.ply],
});
