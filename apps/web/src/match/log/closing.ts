import type { LogLeads } from "./log-leads.ts";

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
