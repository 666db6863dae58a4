import type { Table } from "@endstation/match";
import type { Part } from "../../i18n/phrase.ts";
import type { LogLine } from "./lines.ts";

/**
 * The log's line of what was taken back, while nothing was done since; `null` where the last thing
 * that happened in the game is a move.
 */
export function lastUndone(
  table: Pick<Table, "moves" | "notes">,
  log: readonly LogLine[],
): readonly Part[] | null {
  const note = table.notes.findLast(({ event }) => event.type === "undone");
  if (!note || note.ply !== table.moves.length) return null;
  const line = log.findLast(({ seq, number }) => number !== null || seq === note.event.seq);
  return line?.seq === note.event.seq ? line.parts : null;
}
