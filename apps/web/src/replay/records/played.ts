import { type BySeat, type GameRecord, gameOf, type Seat } from "@endstation/engine";

/** How a recorded game went, as far as any page about it has to know. */
export interface Played {
  /** Who was to move before each move, and after the last one; `null` where the game was over. */
  readonly toMove: readonly (Seat | null)[];
  /** The points at its end, by seat. */
  readonly scores: BySeat<number>;
}

/** Plays a record through. It must replay. */
export function playedOf({ game: id, options, deal, moves }: GameRecord): Played {
  const game = gameOf(id);
  const position = game.start(options, deal);
  const toMove = [game.toMove(position)];
  for (const move of moves) {
    game.play(position, move);
    toMove.push(game.toMove(position));
  }
  return { toMove, scores: game.outcome(position).scores };
}
