import { rateOf } from "./elo.ts";
import { meanOf, type Tally, varianceOf } from "./tally.ts";

/** What a sequential test decides between: a difference of `low` Elo, or of `high`. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** For which bound the test has decided; `open` as long as it has not. */
export type Verdict = "high" | "low" | "open";

/** How often each of both verdicts may be wrong. */
const ERROR = 0.05;

/** The logarithm of the odds at which a verdict is reached. */
export const SPRT_LIMIT = Math.log((1 - ERROR) / ERROR);

/**
 * The log-likelihood ratio of `high` to `low`, by the normal approximation over the pairs' results
 * with their own variance (the generalised SPRT that testers of chess engines use).
 */
export function likelihoodOf(tally: Tally, { low, high }: Bounds, players: number): number {
  if (tally.pairs === 0) return 0;
  const atLow = rateOf(low, players);
  const atHigh = rateOf(high, players);
  const excess = 2 * meanOf(tally) - atLow - atHigh;
  return (tally.pairs * (atHigh - atLow) * excess) / (2 * varianceOf(tally));
}

/** What the pairs so far decide; `open` asks for more. */
export function verdictOf(tally: Tally, bounds: Bounds, players: number): Verdict {
  const likelihood = likelihoodOf(tally, bounds, players);
  if (likelihood >= SPRT_LIMIT) return "high";
  return likelihood <= -SPRT_LIMIT ? "low" : "open";
}
