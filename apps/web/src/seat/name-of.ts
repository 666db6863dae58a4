import type { Person, Place } from "@endstation/match";
import { t } from "../i18n/language.ts";

type Named = Pick<Person, "name" | "bot">;

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
export function levelLine(level: NonNullable<Person["bot"]>): string {
  const { lines } = t().botSeats;
  return level in lines ? lines[level as keyof typeof lines] : "";
}

/** What a level is called; its id for one of which this page does not know. */
export function levelName(level: NonNullable<Person["bot"]>): string {
  const { levels } = t().bots;
  return level in levels ? levels[level as keyof typeof levels] : level;
}
