import { createSignal } from "solid-js";
import type { PlayProps } from "../../games.ts";

/** Where the lines of a log lead. */
export interface LogLeads {
  /** The number of the line whose place is marked on the board; `null` while none is. */
  readonly marked: number | null;
  /** Marks the place of the line of this number; that of the marked one no longer. */
  mark(number: number): void;
  /** How many moves stand: a line of an earlier position leads there. */
  readonly last: number;
  /** Shows how the table stood after so many moves; absent where nobody can look back. */
  readonly look?: ((ply: number) => void) | undefined;
}

/** The leads of a match's log, and a way to take the mark away. */
export interface MatchLeads extends LogLeads {
  unmark(): void;
}

/** Where the log of a match leads from its table or its result; at first nothing is marked. */
export function createLeads(shell: Pick<PlayProps, "table" | "lookBack">): MatchLeads {
  const [marked, setMarked] = createSignal<number | null>(null);
  return {
    get marked() {
      return marked();
    },
    mark: (number) => setMarked(number === marked() ? null : number),
    unmark: () => setMarked(null),
    get last() {
      return shell.table.moves.length;
    },
    look: shell.lookBack && ((ply) => shell.lookBack?.(ply)),
  };
}
