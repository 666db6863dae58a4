import type { Seat } from "@endstation/engine";
import type { Table } from "@endstation/match";
import type { Part } from "../../i18n/phrase.ts";
import type { Telling } from "../telling.ts";
import { type LogLine, mergeLines } from "./lines.ts";
import { autoParts, noteLines, type TellTaken } from "./note-text.ts";

/** How a game tells of what happened in it. */
export interface Chronicle<Happening, Words extends Telling> {
  /** Whose doing it was; `null`: nobody's. */
  by(happening: Happening): Seat | null;
  describe(telling: Words, happening: Happening): readonly Part[];
  /** Where the pieces went that were taken back. */
  tellTaken(telling: Words): TellTaken;
}

/** The whole log of a match: what a game tells of its moves, and what happened beside them. */
export const logOf =
  <Happening extends { readonly ply: number }, Words extends Telling>(
    chronicle: Chronicle<Happening, Words>,
  ) =>
  (telling: Words, table: Table, happenings: readonly Happening[]): readonly LogLine[] => {
    const lines = happenings.map((happening, index): LogLine => {
      const { ply } = happening;
      const parts = [...chronicle.describe(telling, happening), ...autoParts(telling, table, ply)];
      // Where it stands when it has happened: one move more than those before it.
      return { ply: ply + 1, seq: null, by: chronicle.by(happening), number: index + 1, parts };
    });
    return mergeLines(
      lines,
      noteLines(telling, { table, tellTaken: chronicle.tellTaken(telling) }),
    );
  };
