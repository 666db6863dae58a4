import type { Terms } from "@endstation/match";
import { t } from "../../i18n/language.ts";
import { dayTimeText } from "../../i18n/time-text.ts";
import { lengthOf } from "./clocks.ts";
import { localQuiet, offsetHere } from "./quiet.ts";

/** A length of time in words: "3 days". */
export function lengthText(ms: number): string {
  const { unit, count } = lengthOf(ms);
  return t().seat.terms[unit](count);
}

/** The clock in words: "3 days a turn". */
function clockText({ clock }: Terms): string {
  const { none, eachTurn, eachGame } = t().seat.terms;
  if (clock === null) return none;
  const length = lengthText(clock.ms);
  return clock.per === "move" ? eachTurn(length) : eachGame(length);
}

/** The quiet hours in words, in local time: "22:00 to 08:00"; `null` where there are none. */
function quietText({ quiet }: Terms): string | null {
  if (quiet === null) return null;
  const { from, to } = localQuiet(quiet, offsetHere());
  return t().seat.terms.quietRange(dayTimeText(from), dayTimeText(to));
}

/** The terms in a line: "3 days a turn, random move". */
export const termsText = (terms: Terms): string =>
  termRows(terms)
    .map(([, value]) => value)
    .join(", ");

/** The terms as rows of a list: what, and how it is. */
export function termRows(terms: Terms): readonly (readonly [string, string])[] {
  const words = t().seat.terms;
  const quiet = quietText(terms);
  return [
    [words.clock, clockText(terms)],
    ...(terms.clock ? ([[words.timeout, words.timeouts[terms.timeout]]] as const) : []),
    ...(quiet === null ? [] : ([[words.quiet, quiet]] as const)),
  ];
}
