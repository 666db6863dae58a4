import type { Seat } from "@endstation/engine";
import type { Note } from "@endstation/match";
import type { Part } from "../../i18n/phrase.ts";

/** One line of a match's log: something of the game, or something that happened beside it. */
export interface LogLine {
  /**
   * What orders the lines, and what people know a line of the game by: how many moves stood when it
   * had happened.
   */
  readonly ply: number;
  /** The number of its event; `null` for what the game tells of its moves. */
  readonly seq: number | null;
  /** Whose doing it was, where it was one seat's. */
  readonly by: Seat | null;
  /** Which of the game's lines it is, from 1 on, to be marked by; `null` for what is not the game's. */
  readonly number: number | null;
  readonly parts: readonly Part[];
}

/** Puts a game's lines and the notes' lines, each in their own order, into one order. */
export function mergeLines(
  game: readonly LogLine[],
  notes: readonly LogLine[],
): readonly LogLine[] {
  const merged: LogLine[] = [];
  let at = 0;
  for (const note of settled(notes)) {
    while (at < game.length && game[at]!.ply <= note.ply) merged.push(game[at++]!);
    merged.push(note);
  }
  return [...merged, ...game.slice(at)];
}

/**
 * A note of moves that were taken back later would stand among those that took their place: it
 * stands before all that came after the taking back.
 */
function settled(notes: readonly LogLine[]): readonly LogLine[] {
  let least = Number.POSITIVE_INFINITY;
  return notes
    .toReversed()
    .map((line) => {
      least = Math.min(least, line.ply);
      return { ...line, ply: least };
    })
    .reverse();
}

/** The notes that stand in the log: what happened in the lobby is no part of it. */
export const isTold = ({ event }: Note): boolean => event.type !== "joined";

/**
 * The moves that stood right after a note, as the viewer had read them, for each note: later
 * moves may have been made and taken back since, so they are read from the end backwards.
 */
export function movesAfter(table: {
  readonly moves: readonly { readonly move: string }[];
  readonly notes: readonly Note[];
}): readonly (readonly string[])[] {
  let stood = table.moves.map(({ move }) => move);
  const found = table.notes.toReversed().map((note) => {
    const after = stood.slice(0, note.ply);
    if (note.taken) stood = [...after, ...note.taken.map(({ move }) => move)];
    return after;
  });
  return found.reverse();
}
