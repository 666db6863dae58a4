import type { Seat } from "@endstation/engine";
import type { Table } from "@endstation/match";
import { t } from "../../i18n/language.ts";
import { fill, plain } from "../../i18n/phrase.ts";
import { person, type Telling } from "../telling.ts";

/** Why a match ended, or that seats were lost on the way to its end; empty where all was usual. */
export function endingText(telling: Telling, table: Table): string {
  const words = t().aside.result;
  if (table.ended?.how === "agreed") return words.noWinner;
  const order = table.order ?? [];
  const said = order.flatMap((place, seat) => {
    const how = table.lost[place];
    if (!how) return [];
    const template = seat === telling.me ? words[`${how}You`] : words[how];
    return [plain(fill(template, { who: person(telling, seat) }))];
  });
  return said.join(" ");
}

/** What everyone has won in the series, with this match; empty where it is the first of it. */
export function tallyText(telling: Telling, table: Table, winners: readonly Seat[]): string {
  if (!table.series) return "";
  const words = t().aside.result;
  const sums = (table.order ?? []).map((place, seat) => {
    const wins = (table.wins[place] ?? 0) + (winners.includes(seat) ? 1 : 0);
    return words.tallyOf(telling.people[seat]!.name, wins);
  });
  return words.tally(sums.join(", "));
}
