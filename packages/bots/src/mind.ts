import { type AnyGame, err, type Fault, ok, type Result } from "@endstation/engine";
import type { Assessing, Brain, Level, LevelId, Thinking } from "./brain.ts";
import { knownToMove, noSuchLevel } from "./known.ts";

/** Levels for whose decisions a caller may count on 1 ms. */
export const quick = (...ids: readonly LevelId[]): readonly Level[] =>
  ids.map((id) => ({ id, ms: 1 }));

/** What a game's own brain is made of: it is asked at positions of its seat to move only. */
export interface Mind<Position> {
  readonly game: AnyGame;
  /** As `Brain.levels`, the same for all options. */
  readonly levels: readonly Level[];
  /** As `Brain.yardsticks`, the same for all options. */
  readonly yardsticks: readonly Level[];
  /** As `Brain.think`; `null` for a level that the game does not have. */
  think(known: Position, level: LevelId, seed: number): Thinking | null;
  /** As `Brain.assess`. */
  assess(known: Position, played: readonly string[], seed: number): Result<Assessing, Fault>;
}

/**
 * The brain of a mind: it refuses what `Brain` says. `Position` must be what the game's `known`
 * makes, which no type can tell of a game that is any.
 */
export function brainWith<Position>(mind: Mind<Position>): Brain {
  const { game, levels, yardsticks } = mind;
  return {
    levels: () => levels,
    yardsticks: () => yardsticks,
    think(knowledge, level, seed) {
      const known = knownToMove(game, knowledge);
      if (!known.ok) return known;
      const thinking = mind.think(known.value as Position, level, seed);
      return thinking ? ok(thinking) : err(noSuchLevel(level));
    },
    assess(knowledge, played, seed) {
      const known = knownToMove(game, knowledge);
      return known.ok ? mind.assess(known.value as Position, played, seed) : known;
    },
  };
}
