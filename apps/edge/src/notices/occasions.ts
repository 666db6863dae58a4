import { isPlayedOn, type Match, standingOf } from "@endstation/match";
import type { Occasion } from "./notice.ts";

/**
 * What each place of a match may want to be told now: the end, else its turn, else the start
 * for as long as it has not had a turn. A seat that is played on, by random moves or by a bot, is
 * told of the end alone.
 */
export function occasionsOf(match: Match): readonly Occasion[] {
  const { start, log } = match;
  const standing = standingOf(match);
  const started = log.find(({ body }) => body.type === "started");
  if (!start || !started || !standing) return [];
  const { mover, since, had } = standing;
  const { seq, at } = since;
  return start.order.flatMap((place): Occasion[] => {
    if (mover === null) return [{ place, kind: "over", seq, at }];
    if (isPlayedOn(match, place)) return [];
    if (mover === place) return [{ place, kind: "turn", seq, at }];
    if (had.has(place)) return [];
    return [{ place, kind: "started", seq: started.seq, at: started.at }];
  });
}
