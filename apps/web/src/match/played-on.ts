import type { LostHow, Place, Table } from "@endstation/match";
import { t } from "../i18n/language.ts";

/** Why a seat is played on without its player: lost, or a bot plays while its player is away. */
export type PlayedOn = LostHow | "away";

/** Why a place is played on without its player; `null` if it is not, and for a watcher. */
export function playedOn({ lost, substitutes }: Table, place: Place | null): PlayedOn | null {
  if (place === null) return null;
  return lost[place] ?? (substitutes[place] == null ? null : "away");
}

/** Whether the player of such a seat may come back to it. */
export const mayReturn = (how: PlayedOn | null): boolean => how === "abandoned" || how === "away";

/** What its player is told; empty for a seat that is not played on. */
export function playedOnText(table: Table, place: Place | null): string {
  const how = playedOn(table, place);
  if (how === null || place === null) return "";
  const words = t().aside.lostYou;
  return `${words[how]} ${table.substitutes[place] == null ? words.random : words.bot}`;
}
