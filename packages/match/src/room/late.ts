import type { Match } from "../match.ts";
import type { Command } from "../protocol.ts";
import { type Refusal, refusal } from "../refusal.ts";

/** A refusal in better words: a move for a turn that only the clock has taken away is late. */
export function lateOr(error: Refusal, match: Match, { base, action }: Command): Refusal {
  if (error.code !== "stale" || action.type !== "move") return error;
  let { revision } = match;
  for (const { body } of match.log.toReversed()) {
    if (body.type === "moved" && body.auto) revision -= body.moves.length;
    else if (body.type !== "lost") break;
    if (revision === base) return refusal("late");
  }
  return error;
}
