import { winOf } from "./elo.ts";
import type { Pair } from "./match-up.ts";

/** What pairs came to: all that a rate, its error and a test of it need. */
export interface Tally {
  readonly pairs: number;
  /** The sum of the pairs' results; a pair's is the level's mean win over its games, 0 to 1. */
  readonly sum: number;
  /** The sum of their squares. */
  readonly squares: number;
}

export const NO_PAIRS: Tally = { pairs: 0, sum: 0, squares: 0 };

/** The tally with one more pair of this result. */
export const tallied = ({ pairs, sum, squares }: Tally, result: number): Tally => ({
  pairs: pairs + 1,
  sum: sum + result,
  squares: squares + result * result,
});

/** The level's mean win over the games of a pair. */
export const resultOf = ({ scores }: Pair): number =>
  scores.reduce((sum, game, seat) => sum + winOf(game, seat), 0) / scores.length;

/** The tally of pairs that were played. */
export const tallyOf = (pairs: readonly Pair[]): Tally =>
  pairs.reduce((tally, pair) => tallied(tally, resultOf(pair)), NO_PAIRS);

/** The mean result; of no pairs that of equals is not known, so it is `NaN`. */
export const meanOf = ({ pairs, sum }: Tally): number => sum / pairs;

/**
 * The variance of a pair's result. One pair won and one lost are thought to be there as well:
 * without them a few pairs that all went the same way would leave no doubt at all.
 */
export function varianceOf(tally: Tally): number {
  const mean = meanOf(tally);
  const spread = tally.squares - tally.pairs * mean * mean;
  return (spread + mean * mean + (1 - mean) ** 2) / (tally.pairs + 1);
}
