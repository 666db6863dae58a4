import type { Person, Place } from "@endstation/match";
import { t } from "../i18n/language.ts";

type Named = Pick<Person, "name" | "bot">;
type Level = NonNullable<Person["bot"]>;

/**
 * What someone at the table is called on the screen: the own name, or "Player 2" where the host
 * has hidden it, which the match tells as the empty name. A bot is called by its level, with a
 * number where there are more of that level among `all`, who are listed by place.
 */
export function nameOf(person: Named, place: Place, all: readonly (Named | null)[] = []): string {
  if (person.bot === undefined) return person.name || t().play.person.unnamed(place + 1);
  const isOther = all.some((one, at) => at !== place && one?.bot === person.bot);
  return t().bots.name(levelName(person.bot), isOther ? place + 1 : null);
}

/** How a level plays, in a line; empty for one of which this page does not know. */
export function levelLine(level: Level): string {
  const { lines } = t().botSeats;
  return level in lines ? lines[level as keyof typeof lines] : "";
}

/** How strong a level is among all that may be seated, who are listed the weakest first. */
export const levelStrength = (level: Level, all: readonly Level[]): string =>
  t().botSeats.strength(all.indexOf(level) + 1, all.length);

/** What a level is called; its id for one of which this page does not know. */
export function levelName(level: Level): string {
  const { levels } = t().bots;
  return level in levels ? levels[level as keyof typeof levels] : level;
}
