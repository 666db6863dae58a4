import fc from "fast-check";
import { expect, test } from "vitest";
import { PlainCompanies } from "../../../test/plain-companies.ts";
import { type RandomGame, randomTrade, startOf } from "../../../test/random.ts";
import { tradeOut } from "../../../test/trade.ts";
import { cableCar } from "../game.ts";
import { makeMove } from "../move.ts";
import type { CompaniesOptions } from "../options.ts";
import type { Position } from "../position.ts";

/** Plays a random game in both, and compares what is legal, earned and scored, and who moves. */
function compare(game: RandomGame): void {
  const { tiles, shares } = cableCar.dealt(startOf(game));
  const plain = new PlainCompanies(game.options as CompaniesOptions, { tiles, shares: shares! });
  const catchUp = (position: Position): void => {
    if (position.ply > 0) plain.play(makeMove(position.history[position.ply - 1]!));
    expect(cableCar.outcome(position)).toEqual({
      scores: plain.scores(),
      profits: plain.profits(),
    });
  };
  const end = tradeOut(game, (position) => {
    catchUp(position);
    expect(position.seat).toBe(plain.seat);
    expect(cableCar.legalMoves(position).sort()).toEqual(plain.legalMoves().sort());
  });
  catchUp(end);
  expect(plain.legalMoves()).toEqual([]);
}

test("[CO-11] moves and scores agree with the plain rules, whatever the options", () => {
  fc.assert(fc.property(randomTrade, compare), { numRuns: 40 });
}, 60_000);
