import type { LevelId } from "../brain.ts";
import type { Effort as TileEffort } from "../cable-car/levels.ts";
import type { Preparation } from "./prepare.ts";

/** How much a level does for a decision. */
export interface Effort extends Omit<TileEffort, "endings">, Preparation {
  /** How many points more than the best tile an exchange must promise: the less is known of both. */
  readonly turn: number;
}

/** The levels that search. */
export const EFFORTS: Partial<Record<LevelId, Effort>> = {
  casual: {
    ...{ weighed: 4, surveyed: 4, kept: 2, work: 50, left: 2, reserve: Infinity, turn: 6 },
    scrutiny: null,
  },
  skilled: {
    ...{ weighed: 30, surveyed: 40, kept: 8, work: 800, left: 2, reserve: 0, turn: 1 },
    scrutiny: null,
  },
  expert: {
    ...{ weighed: 80, surveyed: 120, kept: 8, work: 4_000, left: 4, reserve: 0, turn: 0 },
    scrutiny: { completions: 12, rivals: 10 },
  },
};
