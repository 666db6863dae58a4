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

/** The same leads out of a dialog, which closes first: what they lead to lies beneath it. */
export const closing = (leads: LogLeads, close: () => void): LogLeads => ({
  get marked() {
    return leads.marked;
  },
  mark(number) {
    close();
    leads.mark(number);
  },
  get last() {
    return leads.last;
  },
  look:
    leads.look &&
    ((ply) => {
      close();
      leads.look?.(ply);
    }),
});
