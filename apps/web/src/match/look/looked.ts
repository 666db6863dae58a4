import type { Table } from "@endstation/match";
import type { LogLine } from "../log/lines.ts";

/** How far a device has seen a match: the last event, and how many moves stood then. */
export interface Looked {
  readonly seq: number;
  readonly moves: number;
}

/** How far a table goes. */
export const lookedAt = ({ seq, moves }: Table): Looked => ({ seq, moves: moves.length });

/**
 * From which move on all is new since `since`: where moves were taken back meanwhile, those that
 * stand in their place are new too. `null` where nothing is.
 */
export function freshFrom(table: Table, since: Looked): number | null {
  const cut = table.notes.flatMap(({ event, ply }) =>
    event.type === "undone" && event.seq > since.seq ? [ply] : [],
  );
  const first = Math.min(since.moves, ...cut);
  return first < table.moves.length ? first : null;
}

/** The lines of a log that tell what others have done between two looks. */
export function newLines(
  lines: readonly LogLine[],
  span: { table: Table; since: Looked; until: Looked; me: number | null },
): readonly LogLine[] {
  const first = freshFrom(span.table, span.since);
  return lines.filter(({ ply, seq, by }) => {
    if (by !== null && by === span.me) return false;
    if (seq !== null) return seq > span.since.seq && seq <= span.until.seq;
    // A line of the game stands behind its last move.
    return first !== null && ply > first && ply <= span.until.moves;
  });
}
