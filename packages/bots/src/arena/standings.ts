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
 * The Elo of all that the steps connect with the ladder's weakest level, the strongest first. The
 * steps form a tree, so each is reached in one way and the errors add up along it.
 */
export function standingsOf(levels: readonly Level[], steps: readonly Step[]): Standing[] {
  const standings: Standing[] = [{ id: levels[0]!.id, elo: 0, error: 0 }];
  // The list grows while it is walked: whoever is placed leads on to those it played with.
  for (const placed of standings) {
    for (const { matchUp, estimate } of steps) {
      const rises = matchUp.against === placed.id;
      const id = rises ? matchUp.level : matchUp.against;
      const isNeighbour = rises || matchUp.level === placed.id;
      if (!isNeighbour || standings.some((standing) => standing.id === id)) continue;
      const elo = placed.elo + (rises ? estimate.elo : -estimate.elo);
      standings.push({ id, elo, error: Math.hypot(placed.error, estimate.eloError) });
    }
  }
  return standings.sort((one, other) => other.elo - one.elo);
}
