import { type AnyGame, gameOf, knowledgeOf, type MadeMove } from "@endstation/engine";
import { EMPTY_TABLE, type Table } from "@endstation/match";
import type { Lesson } from "./lesson.ts";

/** A position of a lesson, and the moves that led to it. */
export interface Replayed<Position> {
  readonly position: Position;
  readonly moves: readonly MadeMove[];
}

/**
 * Plays moves from the start of a lesson's record; `null` where one of them is not legal. Each
 * call makes a position of its own.
 */
export function playFrom<Position>(
  { record }: Lesson<Position>,
  moves: readonly string[],
): Replayed<Position> | null {
  const game: AnyGame = gameOf(record.game);
  const position = game.start(record.options, record.deal);
  const made: MadeMove[] = [];
  for (const move of moves) {
    const seat = game.toMove(position);
    if (seat === null || !game.play(position, move).ok) return null;
    made.push({ move, seat });
  }
  return { position: position as Position, moves: made };
}

/**
 * The table of a match that stands there, as the lesson's seat is told of it. `plies` are how many
 * moves stood after each command: what one has made is taken back as one. Throws where the moves
 * do not follow from the lesson's record.
 */
export function tableOf<Position>(
  lesson: Lesson<Position>,
  moves: readonly string[],
  plies: readonly number[],
): Table {
  const { record, seat } = lesson;
  const game: AnyGame = gameOf(record.game);
  const knownAt = (ply: number) => {
    const reached = playFrom(lesson, moves.slice(0, ply));
    if (!reached) throw new Error("The moves do not follow from the lesson's record.");
    return knowledgeOf(game, record.options, { ...reached, seat });
  };
  const known = knownAt(moves.length);
  return {
    ...EMPTY_TABLE,
    game: record.game,
    options: record.options,
    moves: known.moves.map((move) => ({ move, at: 0 })),
    revision: moves.length,
    view: known.view,
    views: plies.map((ply) => ({ ply, view: knownAt(ply).view })),
  };
}
