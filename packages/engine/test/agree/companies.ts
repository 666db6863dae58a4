import { expect } from "vitest";
import { type CompaniesOptions, cableCar, makeMove, type Position } from "../../src/index.ts";
import { PlainCompanies } from "../plain-companies.ts";
import { type RandomGame, startOf } from "../random.ts";
import { tradeOut } from "../trade.ts";
import { agreeOnCompletion, agreeOnRandomGame } from "./ends.ts";

/**
 * Plays a random game with companies by the engine and by the plain rules, and compares at each
 * position what is legal, earned and scored, who moves, and how random ends score. Gives the
 * number of positions.
 */
export function agreeOnCompanies(random: RandomGame): number {
  const { tiles, shares } = cableCar.dealt(startOf(random));
  const plain = new PlainCompanies(random.options as CompaniesOptions, { tiles, shares: shares! });
  const catchUp = (position: Position): void => {
    if (position.ply > 0) plain.play(makeMove(position.history[position.ply - 1]!));
    expect(cableCar.outcome(position)).toEqual({
      scores: plain.scores(),
      profits: plain.profits(),
    });
  };
  const chosen = random.seed % 80;
  const end = tradeOut(random, (position) => {
    catchUp(position);
    expect(position.seat).toBe(plain.seat);
    expect(cableCar.legalMoves(position).sort()).toEqual(plain.legalMoves().sort());
    agreeOnCompletion(position, plain, random.seed + position.ply + 1);
    if (position.ply === chosen) agreeOnRandomGame(position, plain, random.seed + 1);
  });
  catchUp(end);
  expect(plain.legalMoves()).toEqual([]);
  return end.ply + 1;
}
