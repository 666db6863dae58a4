import type { MatchId } from "@endstation/match";
import { keysOf, newKey, putKeyLast } from "./keys.ts";

/**
 * Takes this device's seats along to the match that another goes on with: the same keys in the
 * same order, each with a value of its own for the new deal. Called again it changes nothing.
 */
export function followTo(previous: MatchId, next: MatchId): void {
  if (keysOf(next).length > 0) return;
  for (const { token } of keysOf(previous)) {
    putKeyLast(next, { token, value: newKey().value });
  }
}
