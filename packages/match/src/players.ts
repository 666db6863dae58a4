import type { LevelId } from "@endstation/bots";
import type { Place } from "./action.ts";
import { inPlay, type Match, sitterAt } from "./match.ts";

/** Whether a bot has a place for itself. */
export const isBot = ({ places }: Match, place: Place): boolean => places[place]?.bot != null;

/** The level of the bot that makes a place's moves now: its own ones, or an absent person's. */
export const botAt = ({ places, substitutes }: Match, place: Place): LevelId | null =>
  places[place]?.bot ?? substitutes[place] ?? null;

/** Whether a place's moves are made without its person: lost, or a bot plays for one who is away. */
export const isPlayedOn = ({ lost, substitutes }: Match, place: Place): boolean =>
  lost[place] !== null || substitutes[place] !== null;

/** The places in play whose persons make their moves themselves. */
export const playedByPersons = (match: Match): readonly Place[] =>
  inPlay(match).filter((place) => botAt(match, place) === null);

/** What the persons at the table contribute to the deal, in the order of joining. Bots add nothing. */
export const valuesOf = (match: Match): readonly string[] =>
  match.arrivals
    .filter((place) => !isBot(match, place))
    .map((place) => sitterAt(match, place).value);
