import { brainOf, LEVELS, type LevelId } from "@endstation/bots";
import type { AnyOptions } from "@endstation/engine";
import type { Match } from "./match.ts";

/** How long a bot in someone's stead may think, in ms: a fair level that is fast everywhere. */
const SUBSTITUTE_MS = 2;

/** The levels that may be seated in a match with other options, where a decision may take `botMs`. */
export const levelsWithin = (
  { gameId }: Match,
  options: AnyOptions,
  botMs: number,
): readonly LevelId[] =>
  brainOf(gameId)
    .levels(options)
    .filter(({ ms }) => ms <= botMs)
    .map(({ id }) => id);

/** The level itself where it is among those; else the next weaker one, or the weakest there is. */
export function nearestLevel(levels: readonly LevelId[], wanted: LevelId): LevelId {
  const rank = (level: LevelId) => (LEVELS as readonly LevelId[]).indexOf(level);
  const nearest = levels.findLast((level) => rank(level) <= rank(wanted)) ?? levels[0];
  if (nearest === undefined) throw new Error("A game has at least one level.");
  return nearest;
}

/** The level that plays in the stead of a person who is not there: the same for a whole match. */
export const substituteLevel = (match: Match): LevelId => {
  const { gameId, options } = match;
  const levels = brainOf(gameId).levels(options);
  return (levels.findLast(({ ms }) => ms <= SUBSTITUTE_MS) ?? levels[0]!).id;
};
