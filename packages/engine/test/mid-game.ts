import fc from "fast-check";
import {
  cableCar,
  MAX_MOVES,
  type Move,
  makeMove,
  mayPass,
  Position,
  TILES,
  UNKNOWN,
} from "../src/index.ts";
import { randomBelow, randomGame, randomTrade, startOf } from "./random.ts";

/** A position somewhere in a random game, and a number for what comes next. */
export interface MidGame {
  readonly position: Position;
  readonly seed: number;
}

/** Positions of every combination of options, from the first to the last. */
export const midGame: fc.Arbitrary<MidGame> = fc
  .record({
    game: fc.oneof(randomGame, randomTrade),
    laid: fc.integer({ min: 0, max: TILES.length }),
    seed: fc.integer({ min: 1 }),
  })
  .map(({ game, laid, seed }) => {
    const position = startOf(game);
    const below = randomBelow(game.seed);
    const moves = new Uint16Array(MAX_MOVES);
    while (position.network.laid < laid) position.play(moves[below(position.legalMoves(moves))]!);
    return { position, seed };
  });

/** The same position without its tiles: in each seat's turn any kind still unseen may be laid. */
export function blind({ options, exchange, history, ply }: Position): Position {
  const backs = new Uint8Array(TILES.length).fill(UNKNOWN);
  const position = new Position(options, backs, exchange?.market.companies.slice());
  for (const move of history.subarray(0, ply)) position.play(move);
  return position;
}

/** Judges and plays moves that lay tiles; seats that have none pass where they must (CO-7). */
export function layAll(position: Position, moves: readonly Move[]): void {
  for (const move of moves) {
    while (mayPass(position)) cableCar.play(position, "pass");
    const played = cableCar.play(position, makeMove(move));
    if (!played.ok) throw new Error(`${makeMove(move)}: ${played.error.message}`);
  }
}
