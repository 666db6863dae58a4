import type { AnyOptions, BySeat, GameId } from "@endstation/engine";
import type { LevelId } from "../brain.ts";

/** Two levels that are to be compared in one kind of game. */
export interface MatchUp {
  readonly game: GameId;
  readonly options: AnyOptions;
  /** Has one seat in each game. */
  readonly level: LevelId;
  /** Has all the others. */
  readonly against: LevelId;
}

/**
 * A deal that was played once from each seat, so that luck of the deal and of the seat falls to
 * both alike. With two players it is a pair of games, with more as many as there are seats.
 */
export interface Pair {
  /** The number of the deal (`numberedDeal`), from 1. */
  readonly pair: number;
  /** Final scores by seat, of each game; in game `i` the level sat at seat `i`. */
  readonly scores: readonly BySeat<number>[];
  /** How many decisions the level made in all games, and how many the others. */
  readonly decisions: readonly [number, number];
  /** A digest of all moves of all games: the same bots play the same moves for ever. */
  readonly moves: string;
}
