import type { AnyOptions } from "@endstation/engine";
import type { ActionOf, Place } from "../action.ts";
import type { EventBody } from "../event.ts";
import { levelsWithin, nearestLevel, substituteLevel } from "../levels.ts";
import { type Match, sitterAt } from "../match.ts";
import { substitutionTime } from "../patience.ts";
import { isBot } from "../players.ts";
import { absenceFault } from "./absence-fault.ts";
import { type Context, type Decision, no, yes } from "./context.ts";
import { freeColour } from "./seats.ts";

/** Gives a free place to a bot, or the bot there another level. */
export function enlist(
  match: Match,
  { place, level }: ActionOf<"enlist">,
  { botMs }: Pick<Context, "botMs">,
): Decision {
  if (match.start) return no("started");
  if (place >= match.places.length || match.kept[place]) return no("no-such-seat");
  if (match.places[place] && !isBot(match, place)) return no("no-such-seat");
  if (!levelsWithin(match, match.options, botMs).includes(level)) return no("no-level");
  const colour = match.places[place]?.colour ?? freeColour(match, null, "red");
  return yes({ type: "enlisted", place, level, colour });
}

/** The bots whose level is none with these options get the next weaker one. */
export function relevelled(
  match: Match,
  options: AnyOptions,
  { botMs }: Pick<Context, "botMs">,
): readonly EventBody[] {
  const levels = levelsWithin(match, options, botMs);
  return match.arrivals.flatMap((place): EventBody[] => {
    const { bot, colour } = sitterAt(match, place);
    if (bot === null || levels.includes(bot)) return [];
    return [{ type: "enlisted", place, level: nearestLevel(levels, bot), colour }];
  });
}

/** Has a bot play for an absent player: the seat stays that player's, who may come back to it. */
export function substitute(match: Match, place: Place, context: Context): Decision {
  if (!match.start) return no("not-started");
  const absence = absenceFault(match, place, { ...context, patience: substitutionTime(match) });
  return absence ?? yes({ type: "substituted", place, level: substituteLevel(match) });
}
