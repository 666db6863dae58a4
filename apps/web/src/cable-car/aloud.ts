import { fill, type Part, plain } from "../i18n/phrase.ts";
import { describeTile, person, type Telling } from "./describe.ts";
import { eventText } from "./describe-event.ts";
import type { Happening } from "./model/story.ts";

/** A table at one moment, as far as it is read out. */
export interface Moment {
  /** The last turn; `undefined` before the first. */
  readonly last: Happening | undefined;
  /** What was taken back since, in the log's words; `null`: nothing. */
  readonly undone: readonly Part[] | null;
  /** Whether it is the listener's turn. */
  readonly mine: boolean;
  /** Who has drawn and not laid yet, and the tile's code where the listener has drawn it. */
  readonly drawn: { readonly seat: number; readonly code: string | null } | null;
}

/**
 * What is read out at a table after each move: what happened, and what it leads to for the one who
 * listens: "Mira laid a tile on b5. Your turn."
 */
export function aloud(telling: Telling, { last, undone, mine, drawn }: Moment): string {
  const { cableCar, match } = telling.words;
  if (drawn) {
    if (!mine) return plain(fill(cableCar.hint.drew, { who: person(telling, drawn.seat) }));
    const tile = drawn.code === null ? "" : `: ${describeTile(telling.words, drawn.code)}`;
    return `${cableCar.drawnTile}${tile}. ${cableCar.hint.drawn}`;
  }
  const told = undone ? plain(undone).replace(/\s+/g, " ") : last ? eventText(telling, last) : "";
  return [told, mine ? `${match.yourTurn}.` : ""].filter(Boolean).join(" ");
}
