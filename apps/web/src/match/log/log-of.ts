import type { Seat } from "@endstation/engine";
import type { Table } from "@endstation/match";
import type { Part } from "../../i18n/phrase.ts";
import type { Telling } from "../telling.ts";
import { type LogLine, mergeLines } from "./lines.ts";
import { autoParts, noteLines, type TellTaken } from "./note-text.ts";

/** Something of the game that a log tells: by whom, and with which move it was done. */
export interface Told {
  readonly ply: number;
  readonly by: Seat | null;
  readonly parts: readonly Part[];
}

/** The whole log of a match: what a game tells of its moves, and what happened beside them. */
export function logOf(
  telling: Telling,
  log: { readonly table: Table; readonly game: readonly Told[]; readonly tellTaken: TellTaken },
): readonly LogLine[] {
  const { table, game, tellTaken } = log;
  const lines = game.map(({ ply, by, parts }, index): LogLine => {
    const auto = autoParts(telling, table, ply);
    // Where it stands when it has happened: one move more than those before it.
    return { ply: ply + 1, seq: null, by, number: index + 1, parts: [...parts, ...auto] };
  });
  return mergeLines(lines, noteLines(telling, { table, tellTaken }));
}
