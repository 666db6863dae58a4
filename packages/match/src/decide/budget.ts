import type { Action, Place } from "../action.ts";
import type { EventBody } from "../event.ts";
import type { Match } from "../match.ts";

/** Events of a place beside its moves; the host's deeds are the host's own. */
const MAX_OF_A_PLACE = 200;
/** Wishes of watchers, over the whole match. */
const MAX_ASKS = 100;

/** What a match needs to begin, to go on and to be left is never refused. */
const ALWAYS: readonly Action["type"][] = [
  ...(["start", "leave", "remove", "host", "revoke", "move", "undo"] as const),
  ...(["answer", "withdraw", "resign", "return", "rematch", "pair"] as const),
];
const OF_HOST: readonly EventBody["type"][] = [
  ...(["configured", "invited", "dismissed", "enlisted", "substituted"] as const),
];

/**
 * Whether a place (`null`: a watcher) may add to the log what it wants. A log is told whole and
 * must not grow for ever, and nobody can use up the room of the others.
 */
export function mayDoMore(match: Match, place: Place | null, action: Action): boolean {
  const { type } = action;
  if (ALWAYS.includes(type)) return true;
  // A pause that cannot be ended would be an end.
  if (action.type === "offer" && action.offer.kind === "resume") return true;
  if (place === null)
    return type !== "ask" || count(match, ({ type }) => type === "asked") < MAX_ASKS;
  const isHost = match.host === place;
  const isOwn = (body: EventBody) =>
    ("place" in body && body.place === place) || (isHost && OF_HOST.includes(body.type));
  return count(match, isOwn) < MAX_OF_A_PLACE;
}

const count = ({ log }: Match, of: (body: EventBody) => boolean): number =>
  log.filter(({ body }) => of(body)).length;
