import { expect } from "vitest";
import { cableCar, KINDS, makeMove, type Position } from "../../src/index.ts";
import { PlainGame } from "../plain.ts";
import { playOut, type RandomGame, startOf } from "../random.ts";
import { agreeOnCompletion, agreeOnRandomGame } from "./ends.ts";

/**
 * Plays a random game by the engine and by the plain rules, and compares at each position what is
 * legal, what has been scored, and how random ends score. Gives the number of positions.
 */
export function agreeOnCableCar(random: RandomGame): number {
  const deal = Array.from(startOf(random).stack, (kind) => KINDS[kind]!);
  const plain = new PlainGame(random.options, deal);
  const catchUp = (position: Position): void => {
    if (position.ply > 0) plain.play(makeMove(position.history[position.ply - 1]!));
    expect([...position.network.points]).toEqual(plain.scores());
  };
  const chosen = random.seed % 80;
  const end = playOut(random, (position) => {
    catchUp(position);
    expect(cableCar.legalMoves(position).sort()).toEqual(plain.legalMoves().sort());
    agreeOnCompletion(position, plain, random.seed + position.ply + 1);
    if (position.ply === chosen) agreeOnRandomGame(position, plain, random.seed + 1);
  });
  catchUp(end);
  expect(plain.legalMoves()).toEqual([]);
  return end.ply + 1;
}
