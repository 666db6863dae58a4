import type { AnyOptions, Game, Knowledge, Seat } from "./game.ts";

/** A move and who made it. */
export interface MadeMove {
  readonly move: string;
  readonly seat: Seat;
}

/** A game under way, and who looks at it. */
export interface Seen<Position> {
  readonly position: Position;
  /** All that led to `position`. */
  readonly moves: readonly MadeMove[];
  /** Who looks; `null` for a spectator. */
  readonly seat: Seat | null;
}

/**
 * What one who looks at a game under way knows of it: the one way from a whole position to what
 * may be shown of it.
 */
export function knowledgeOf<Options extends AnyOptions, Deal, Position>(
  game: Game<Options, Deal, Position>,
  options: Options,
  { position, moves, seat }: Seen<Position>,
): Knowledge<Options> {
  return {
    options,
    seat,
    moves: moves.map((made) => game.redact(made.move, made.seat, seat)),
    view: game.view(position, seat),
  };
}
