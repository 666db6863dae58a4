import type { BySeat, Seat } from "@endstation/engine";

/** The version of the form below. A review of another one is made anew. */
export const REVIEW_VERSION = 1;

/**
 * What a decision was worth. `equal`: what it lost is within two standard errors of nothing;
 * `slight`: more than that, and too little to speak of; `random`: nobody has made it.
 */
export const VERDICTS = ["best", "equal", "slight", "inaccuracy", "blunder", "random"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What was to be expected of a game at some point of it. */
export interface Expectation {
  /** Final scores, by seat. */
  readonly scores: BySeat<number>;
  /** The chance to win, 0 to 1, by seat; a shared win counts in parts. */
  readonly chances: BySeat<number>;
}

/** A way to go on that was better than the one taken. */
export interface BetterMoves {
  /** In the record's notation. */
  readonly moves: readonly string[];
  /** By how many points. */
  readonly gain: number;
}

/** One decision of a game, and what was to be expected before it if the best is played. */
export interface JudgedDecision extends Expectation {
  /** The index of its first move in the record. */
  readonly ply: number;
  /** How many moves it stands for: one, or those of a whole turn. */
  readonly count: number;
  readonly seat: Seat;
  /** How many points of the lead over the best other it gave away; never negative. */
  readonly loss: number;
  /** The standard error of `loss`. */
  readonly standardError: number;
  readonly verdict: Verdict;
  /** What was better, the best first; empty where nothing was. */
  readonly better: readonly BetterMoves[];
}

/** A game decision by decision. JSON-safe, so that it is kept with the record, under `review`. */
export interface Review {
  readonly version: typeof REVIEW_VERSION;
  readonly decisions: readonly JudgedDecision[];
  /** How it ended; for a game that did not come to its own end, what was to be expected then. */
  readonly end: Expectation;
}
