import { eloOf } from "./elo.ts";
import { meanOf, type Tally, varianceOf } from "./tally.ts";

/** How much better one level is than another, from the pairs that they played. */
export interface Estimate {
  readonly pairs: number;
  /** The share of wins, a shared one in parts: 1 / players for equals. */
  readonly rate: number;
  /** 95 % of such intervals hold the true rate. */
  readonly interval: readonly [number, number];
  /** The difference in Elo; of a rate of 0 or 1 what half a game less would give. */
  readonly elo: number;
  readonly eloInterval: readonly [number, number];
  /** The standard error of `elo`. */
  readonly eloError: number;
}

/** Standard errors to each side of a 95 % interval. */
const WIDTH = 1.96;

/** What pairs of games for `players` tell; there must be one at least. */
export function estimateOf(tally: Tally, players: number): Estimate {
  const rate = meanOf(tally);
  const error = Math.sqrt(varianceOf(tally) / tally.pairs);
  const interval = [Math.max(0, rate - WIDTH * error), Math.min(1, rate + WIDTH * error)] as const;
  const least = 1 / (2 * players * tally.pairs);
  const inside = Math.min(1 - least, Math.max(least, rate));
  return {
    pairs: tally.pairs,
    rate,
    interval,
    elo: eloOf(inside, players),
    eloInterval: [eloOf(interval[0], players), eloOf(interval[1], players)],
    eloError: (error * 400) / (Math.LN10 * inside * (1 - inside)),
  };
}
