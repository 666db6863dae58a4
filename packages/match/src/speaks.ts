import type { EventBody } from "./event.ts";
import type { Match } from "./match.ts";
import { OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION } from "./wire.ts";

/** The events of which pages of the version before know nothing. */
const NEW_EVENTS: readonly EventBody["type"][] = ["enlisted", "substituted"];

/**
 * Whether a match can be followed and played by a client of some version of the wire. The version
 * before is spoken as long as there is nothing in the match that it has no words for, which are
 * bots: a page that is open through a deployment goes on with its game. A new version of a game's
 * rules raises the wire's version too: a page that does not know those rules must not draw their
 * positions.
 */
export function speaks(match: Match, pv: number): boolean {
  if (pv === PROTOCOL_VERSION) return true;
  if (pv !== OLDEST_PROTOCOL_VERSION) return false;
  return (
    match.rules === 1 &&
    match.terms.timeout !== "bot" &&
    !match.series?.seats.some(({ bot }) => bot !== undefined) &&
    !match.log.some(({ body }) => NEW_EVENTS.includes(body.type))
  );
}
