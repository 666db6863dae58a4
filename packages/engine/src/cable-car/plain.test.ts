import fc from "fast-check";
import { expect, test } from "vitest";
import { PlainGame } from "../../test/plain.ts";
import { playOut, type RandomGame, randomGame, startOf } from "../../test/random.ts";
import { cableCar } from "./game.ts";
import { makeMove } from "./move.ts";
import type { Position } from "./position.ts";
import { KINDS } from "./tiles.ts";

/** Plays a random game in both, and compares what is legal and what has been scored. */
function compare(game: RandomGame): void {
  const deal = Array.from(startOf(game).stack, (kind) => KINDS[kind]!);
  const plain = new PlainGame(game.options, deal);
  const catchUp = (position: Position): void => {
    if (position.ply > 0) plain.play(makeMove(position.history[position.ply - 1]!));
    expect([...position.network.points]).toEqual(plain.scores());
  };
  const end = playOut(game, (position) => {
    catchUp(position);
    expect(cableCar.legalMoves(position).sort()).toEqual(plain.legalMoves().sort());
  });
  catchUp(end);
  expect(plain.legalMoves()).toEqual([]);
}

test("legal moves and points agree with the plain rules through random games", () => {
  fc.assert(fc.property(randomGame, compare), { numRuns: 60 });
}, 60_000);
