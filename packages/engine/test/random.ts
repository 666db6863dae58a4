import fc from "fast-check";
import type { CableCarOptions, Position } from "../src/index.ts";
import { cableCar, EXCHANGES, MAX_MOVES, makeDeck, ORIENTATIONS } from "../src/index.ts";

/** A game in which every choice follows from one number. */
export interface RandomGame {
  readonly options: CableCarOptions;
  readonly seed: number;
}

const common = {
  players: fc.integer({ min: 2, max: 6 }),
  hand: fc.integer({ min: 1, max: 3 }),
  orientation: fc.constantFrom(...ORIENTATIONS),
};

/** Games without companies, of every combination of options. */
export const randomGame: fc.Arbitrary<RandomGame> = fc.record({
  options: fc.record({ ...common, companies: fc.constant(false as const) }),
  seed: fc.nat(),
});

/** Games with companies, of every combination of options. */
export const randomTrade: fc.Arbitrary<RandomGame> = fc.record({
  options: fc.record({
    ...common,
    companies: fc.constant(true as const),
    exchange: fc.constantFrom(...EXCHANGES),
  }),
  seed: fc.nat(),
});

/** The start of a random game. */
export function startOf({ options, seed }: RandomGame): Position {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, seed);
  return cableCar.start(options, cableCar.shuffle(options, makeDeck(bytes)));
}

/** Numbers below n, from a seed (mulberry32). */
export function randomBelow(seed: number): (n: number) => number {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return Math.floor((((x ^ (x >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** Plays random legal moves to the end; `visit` sees each position before its move. */
export function playOut(game: RandomGame, visit: (position: Position) => void): Position {
  const position = startOf(game);
  const below = randomBelow(game.seed);
  const moves = new Uint16Array(MAX_MOVES);
  while (!position.over) {
    visit(position);
    position.play(moves[below(position.legalMoves(moves))]!);
  }
  return position;
}
