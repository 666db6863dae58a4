import type { LevelId } from "../brain.ts";
import type { Halving } from "./halving.ts";
import { immediatePoints, lineRules, type OnePly } from "./one-ply.ts";

/** The levels that look no further than at what a tile does at once. */
export const ONE_PLY: Partial<Record<LevelId, OnePly>> = {
  novice: { rule: lineRules, mistakes: 3 },
  greedy: { rule: immediatePoints, mistakes: 0 },
  rules: { rule: lineRules, mistakes: 0 },
};

/** How much a level does for a decision. */
export interface Effort extends Halving {
  /** Completions in which all cells are surveyed. */
  readonly surveyed: number;
  /** How many placements are then compared closely. */
  readonly kept: number;
  /** How many points more than the hand's best a draw must promise. */
  readonly reserve: number;
  /** How many ends of games may be searched through; a position with more is judged otherwise. */
  readonly endings: number;
}

/** What a level of the base game does besides. */
export interface LineEffort extends Effort {
  /** How many placements are seen at all, any of them; `Infinity` for all. */
  readonly looks: number;
  /** Completions by which a draw is compared closely with the best placement. */
  readonly drawn: number;
}

/** A guess: a few completions, no draws, and no search of the end. */
const GUESS = {
  ...{ looks: Infinity, surveyed: 4, kept: 1, work: 0, left: 2 },
  ...{ drawn: 0, reserve: Infinity, endings: 0 },
} as const;

/** What those do who weigh all placements and draws. */
const WEIGHED = { looks: Infinity, left: 2, drawn: 0, reserve: 0, endings: 0 } as const;

/** The levels that search, in the base game. */
export const EFFORTS: Partial<Record<LevelId, LineEffort>> = {
  learner: { ...GUESS, looks: 5 },
  regular: { ...GUESS, looks: 10 },
  casual: { ...GUESS, kept: 3, work: 24 },
  practised: { ...WEIGHED, surveyed: 8, kept: 4, work: 100 },
  skilled: { ...WEIGHED, surveyed: 40, kept: 8, work: 800, endings: 2_000 },
  expert: {
    ...{ ...WEIGHED, surveyed: 150, kept: 8, work: 5_600, left: 4 },
    ...{ drawn: 300, endings: 25_000 },
  },
};
