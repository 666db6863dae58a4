import type { Table } from "@endstation/match";
import { nameOf } from "../seat/name-of.ts";

/**
 * What the people of a series have won before this match, whoever has won most first: who sits
 * there or has the place kept. Whoever has left is not in it.
 */
export function tallyOf({ wins, places, kept }: Pick<Table, "wins" | "places" | "kept">) {
  const people = wins.map((_, place) => places[place] ?? kept[place] ?? null);
  return people
    .flatMap((one, place) =>
      one ? [{ name: nameOf(one, place, people), wins: wins[place]! }] : [],
    )
    .toSorted((a, b) => b.wins - a.wins);
}
