import { type Part, plain } from "../i18n/phrase.ts";
import type { Telling } from "../match/telling.ts";
import { eventText } from "./describe.ts";
import type { Deed } from "./model/story.ts";

/** A table at one moment, as far as it is read out. */
export interface Moment {
  /** What was done last; `undefined` before the first move. */
  readonly last: Deed | undefined;
  /** What was taken back since, in the log's words; `null`: nothing. */
  readonly undone: readonly Part[] | null;
  /** Whether it is the listener's turn. */
  readonly mine: boolean;
}

/**
 * What is read out at a table after each move: what was done, and whether that has given the turn
 * to the one who listens: "Jan ended the turn. Your turn."
 */
export function aloud(telling: Telling, { last, undone, mine }: Moment): string {
  const told = undone ? plain(undone).replace(/\s+/g, " ") : last ? eventText(telling, last) : "";
  const begins = mine && (last === undefined || last.kind === "end");
  return [told, begins ? `${telling.words.match.yourTurn}.` : ""].filter(Boolean).join(" ");
}
