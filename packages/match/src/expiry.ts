import type { Match } from "./match.ts";
import { whenRun } from "./quiet.ts";
import { isSlow } from "./terms.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a match is deleted if nothing more happens, in ms: 30 days after its last event, 90 in
 * slow matches, and never before its clock has run twice, quiet hours left out.
 */
export function expiryOf({ log, terms }: Match): number {
  const { at } = log.at(-1)!;
  const kept = at + (isSlow(terms) ? 90 : 30) * DAY_MS;
  return Math.max(kept, terms.clock ? whenRun(terms, at, 2 * terms.clock.ms) : 0);
}
