import type { Place } from "./action.ts";
import { inPlay, type Match } from "./match.ts";
import { isOver, positionAfter } from "./position.ts";

/**
 * The places that have won a match that is over: the best of those who have kept their seats, or
 * the one who is left. Equal ones share it; a match that was stopped by agreement has no winner.
 */
export function winnersOf(match: Match): readonly Place[] {
  const { start, ended, game } = match;
  if (!start || !isOver(match) || ended?.how === "agreed") return [];
  const { scores } = game.outcome(positionAfter(match));
  const kept = inPlay(match);
  const scoreOf = (place: Place) => scores[start.order.indexOf(place)]!;
  const best = Math.max(...kept.map(scoreOf));
  return kept.filter((place) => scoreOf(place) === best);
}
