import type { AnyOptions, Game, Knowledge, Seat } from "./game.ts";

/** A move and who made it. */
export interface MadeMove {
  readonly move: string;
  readonly seat: Seat;
}

/**
 * What a seat, or with `null` a spectator, knows of a game under way: the one way from a whole
 * position to what may be shown of it. `moves` are all that led to `position`.
 */
export function knowledgeOf<Options extends AnyOptions, Deal, Position>(
  game: Game<Options, Deal, Position>,
  options: Options,
  { position, moves }: { readonly position: Position; readonly moves: readonly MadeMove[] },
  seat: Seat | null,
): Knowledge<Options> {
  return {
    options,
    seat,
    moves: moves.map((made) => game.redact(made.move, made.seat, seat)),
    view: game.view(position, seat),
  };
}
