import { isLocalMatchId, type MatchId, type Table } from "@endstation/match";

/**
 * Whether hints may be asked for in a match: where one person plays alone on this device, against
 * bots. With others at the table it would not be one's own play against theirs.
 */
export function allowsHints(id: MatchId, { places }: Table): boolean {
  const persons = places.filter((person) => person !== null && person.bot === undefined);
  return isLocalMatchId(id) && persons.length === 1;
}
