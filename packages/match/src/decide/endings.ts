import type { Place } from "../action.ts";
import type { LostHow } from "../event.ts";
import { substituteLevel } from "../levels.ts";
import type { Match } from "../match.ts";
import { isOver } from "../position.ts";
import { type Decision, no, yes } from "./context.ts";

/** Gives the seat up for good. What that ends, `settle` finds. */
export function resign(match: Match, place: Place): Decision {
  if (!match.start) return no("not-started");
  if (isOver(match)) return no("over");
  return match.lost[place] === null ? yes(lostSeat(match, place, "resigned")) : no("seat-lost");
}

/** That a seat is lost, and who makes its moves from now on. */
export const lostSeat = (match: Match, place: Place, how: LostHow) => {
  const bot = match.terms.timeout === "bot" && { bot: substituteLevel(match) };
  return { type: "lost", place, how, ...bot } as const;
};

/** Comes back to a seat that was played on because its player was not there. */
export function returnToSeat(match: Match, place: Place): Decision {
  if (isOver(match)) return no("over");
  const lost = match.lost[place];
  const isAway = lost === null && match.substitutes[place] !== null;
  return lost === "abandoned" || isAway ? yes({ type: "returned", place }) : no("not-lost");
}
