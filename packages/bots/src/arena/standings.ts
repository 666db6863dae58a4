import type { Level, LevelId } from "../brain.ts";
import type { Estimate } from "./estimate.ts";
import type { MatchUp } from "./match-up.ts";

/** A match-up of a ladder with what its pairs tell. */
export interface Step {
  readonly matchUp: MatchUp;
  readonly estimate: Estimate;
}

/** Where a level stands on a ladder: the weakest level at 0. */
export interface Standing {
  readonly id: LevelId;
  readonly elo: number;
  /** The standard error of `elo`. */
  readonly error: number;
}

/**
 * The Elo of all that the steps connect with the ladder's weakest level, the strongest first. Along
 * a way the steps' errors add up (as squares); each level is reached by the most certain way.
 */
export function standingsOf(levels: readonly Level[], steps: readonly Step[]): Standing[] {
  const standings: Standing[] = [{ id: levels[0]!.id, elo: 0, error: 0 }];
  const next = () =>
    standings
      .flatMap((placed) => neighboursOf(placed, steps))
      .filter(({ id }) => standings.every((placed) => placed.id !== id))
      .reduce<Standing | null>((best, one) => (best && best.error <= one.error ? best : one), null);
  for (let one = next(); one !== null; one = next()) standings.push(one);
  return standings.sort((one, other) => other.elo - one.elo);
}

/** Where the steps from a level lead to, up and down. */
const neighboursOf = (from: Standing, steps: readonly Step[]): Standing[] =>
  steps.flatMap(({ matchUp: { level, against }, estimate: { elo, eloError } }) => {
    const error = Math.hypot(from.error, eloError);
    if (against === from.id) return [{ id: level, elo: from.elo + elo, error }];
    if (level === from.id) return [{ id: against, elo: from.elo - elo, error }];
    return [];
  });
