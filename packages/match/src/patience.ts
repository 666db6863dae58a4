import { inPlay, type Match } from "./match.ts";
import { isSlow } from "./terms.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * How long the others have to answer an offer, in ms: a minute where a clock ticks, a day in slow
 * matches, and in between where nobody has said how long the match may take.
 */
export function answerTime({ terms }: Match): number {
  if (isSlow(terms)) return DAY_MS;
  return terms.clock ? MINUTE_MS : 10 * MINUTE_MS;
}

/**
 * How long a seat may hold up the match before the others may go on without its player, who is
 * not there, in ms. The last two are more patient: there it ends the match.
 */
export function absenceTime(match: Match): number {
  return inPlay(match).length <= 2 ? DAY_MS : substitutionTime(match);
}

/** How long a seat may hold up the match before a bot may play for its player, in ms. */
export const substitutionTime = ({ terms }: Match): number =>
  isSlow(terms) ? DAY_MS : 10 * MINUTE_MS;

/** How long a host may be away before another may take the part, in ms. */
export const HOST_ABSENCE_MS = 2 * MINUTE_MS;
