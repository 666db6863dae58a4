import type { Action, ActionOf, Place } from "../action.ts";
import { keptPlaceOf } from "../credential.ts";
import type { EventBody } from "../event.ts";
import type { Match } from "../match.ts";
import { mover } from "../position.ts";

/** What one person at a place wants beside moves: names, codes, questions to the others. */
const MAX_OF_A_SITTER = 200;
/** What hosts set up, all of them together. */
const MAX_OF_HOSTS = 200;
/** How often the host's part goes from one to another. */
const MAX_HOSTED = 100;
/** Wishes of watchers, over the whole match. */
const MAX_ASKS = 100;
/** An invite opens no lobby whose log is longer: each who comes may do as much as the last. */
const MAX_OF_A_LOBBY = 1000;

const OF_SITTER: readonly EventBody["type"][] = ["changed", "coded", "uncoded", "offered"];
const OF_HOST: readonly EventBody["type"][] = ["configured", "invited", "enlisted", "substituted"];

/**
 * Whether a place (`null`: a watcher) may add to the log what it wants. A log is told whole and
 * must not grow for ever, and nobody uses up the room of the others.
 *
 * What a match needs to begin, to go on and to be left is never refused. Nor is an answer to what
 * was within these bounds itself: a question, a wish, an arrival, a code.
 */
export function mayDoMore(match: Match, place: Place | null, action: Action): boolean {
  switch (action.type) {
    case "join":
      return mayCome(match, action);
    case "ask":
      return count(match, ({ type }) => type === "asked") < MAX_ASKS;
    case "host":
      // From a host who has gone it is taken all the same: that takes its time.
      return action.place === place || count(match, ({ type }) => type === "hosted") < MAX_HOSTED;
    case "configure":
    case "invite":
    case "enlist":
    case "substitute":
      if (match.host !== place) return true;
      return count(match, ({ type }) => OF_HOST.includes(type)) < MAX_OF_HOSTS;
    case "change":
    case "code":
    case "uncode":
      return place === null || countOwn(match, place) < MAX_OF_A_SITTER;
    case "offer":
      return place === null || mayAsk(match, place, action);
    default:
      return true;
  }
}

/** Who gets no further by the invite asks as a watcher, and the host lets in. */
const mayCome = (match: Match, { token }: ActionOf<"join">): boolean =>
  match.start !== null || match.log.length < MAX_OF_A_LOBBY || keptPlaceOf(match, token) !== null;

/** A pause that cannot be ended would be an end: asking to go on has room of its own. */
function mayAsk(match: Match, place: Place, { offer }: ActionOf<"offer">): boolean {
  if (offer.kind !== "resume") return countOwn(match, place) < MAX_OF_A_SITTER;
  const isResume = (body: EventBody) => body.type === "offered" && body.offer.kind === "resume";
  return mover(match) === place || countOwn(match, place, isResume) < MAX_OF_A_SITTER;
}

const count = ({ log }: Match, of: (body: EventBody) => boolean): number =>
  log.filter(({ body }) => of(body)).length;

/** What the person at a place has done; those who sat there before do not count. */
function countOwn(match: Match, place: Place, of = (_: EventBody) => true): number {
  const isOf = (body: EventBody) => "place" in body && body.place === place;
  const arrival = match.log.findLastIndex(
    ({ body }) => (body.type === "joined" || body.type === "replaced") && isOf(body),
  );
  const own = match.log.slice(arrival + 1);
  return own.filter(({ body }) => OF_SITTER.includes(body.type) && isOf(body) && of(body)).length;
}
