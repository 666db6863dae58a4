import { waitedSince } from "../absence.ts";
import type { Place } from "../action.ts";
import type { Match } from "../match.ts";
import { botAt } from "../players.ts";
import { isOver } from "../position.ts";
import { type Context, type Decision, no } from "./context.ts";

/**
 * Why a seat may not be played on without its player; `null` if the match has waited `patience`
 * ms for one who is not there.
 */
export function absenceFault(
  match: Match,
  place: Place,
  { now, here, lastSeen, patience }: Context & { readonly patience: number },
): Decision | null {
  if (isOver(match)) return no("over");
  if (match.places[place] == null || match.lost[place] !== null) return no("no-such-seat");
  if (botAt(match, place) !== null) return no("no-such-seat");
  const since = waitedSince(match, place);
  const gone = now - Math.max(since ?? now, lastSeen(place));
  const waits = since !== null && gone >= patience;
  return waits && !here.includes(place) && !match.paused ? null : no("not-away");
}
