import type { Place } from "./action.ts";
import type { MatchEvent } from "./event.ts";
import type { Match } from "./match.ts";
import { turnsOf } from "./turns.ts";

/**
 * Since when a match has waited for a place to do something, in ms; `null` if it does not. It
 * waits from the turn's beginning on, also while the clock makes the turns of an absent player
 * at random, and anew after a pause and for whoever has come to the seat.
 */
export function waitedSince(match: Match, place: Place): number | null {
  let since: number | null = null;
  let turn: Place | null = null;
  for (const { event, mover } of turnsOf(match)) {
    if (isDeed(event, place, turn)) since = null;
    else if (since !== null && isNewStart(event, place)) since = event.at;
    if (mover === place) since ??= event.at;
    turn = mover;
  }
  return turn === null ? null : since;
}

/** When a place has last done something that the log tells of, in ms; 0: never. */
export function lastDeed(match: Match, place: Place): number {
  let last = match.log.findLast(({ body }) => "place" in body && body.place === place)?.at ?? 0;
  let turn: Place | null = null;
  for (const { event, mover } of turnsOf(match)) {
    if (isDeed(event, place, turn)) last = Math.max(last, event.at);
    turn = mover;
  }
  return last;
}

/** Whether an event was made by the player at a place, in a turn of `turn`. */
function isDeed({ body }: MatchEvent, place: Place, turn: Place | null): boolean {
  if (body.type === "moved") return turn === place && !body.auto && !body.bot;
  return body.type === "undone" && (body.consent?.by ?? turn) === place;
}

const isNewStart = ({ body }: MatchEvent, place: Place): boolean =>
  body.type === "resumed" ||
  ((body.type === "replaced" || body.type === "returned") && body.place === place);
