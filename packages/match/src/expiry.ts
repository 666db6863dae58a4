import type { Match } from "./match.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a match is deleted if nothing more happens: 30 days after its last event, in ms. */
export const expiryOf = (match: Match): number => match.log.at(-1)!.at + 30 * DAY_MS;
