import type { Move, Seat } from "@endstation/engine";
import type { Chance } from "../chance.ts";

/**
 * What the end of a game is worth to the seat that thinks: all that the search knows of scoring.
 * The base game and The Companies differ in this alone.
 */
export interface Worth {
  /** The seat that thinks, and how many there are. */
  readonly seat: Seat;
  readonly players: number;
  /**
   * How much a point more of each owner (a seat, or a company) is worth, about: to see quickly what
   * is promising.
   */
  readonly weights: ArrayLike<number>;
  /**
   * Called for each completion before anything is judged by it: for those who have more to draw
   * at random than tiles, such as hidden shares.
   */
  renew(chance: Chance): void;
  /**
   * The final scores by seat that follow from the final points by owner, where `move` led there:
   * for moves that change something besides the board, such as who holds which share. Valid until
   * the next call.
   */
  scores(points: Int32Array, move: Move): ArrayLike<number>;
}

/** The base game: a seat scores what its lines do. */
export const lineWorth = (seat: Seat, players: number): Worth => ({
  seat,
  players,
  weights: Array.from({ length: players }, (_, other) => (other === seat ? 1 : -1 / (players - 1))),
  renew() {},
  scores: (points) => points,
});

/** The score of a seat less the best other's. */
export function marginOf(scores: ArrayLike<number>, seat: Seat, players: number): number {
  let best = -Infinity;
  for (let other = 0; other < players; other++) {
    if (other !== seat && scores[other]! > best) best = scores[other]!;
  }
  return scores[seat]! - best;
}

/** What a seat has of the win: 1, 0, or its part of one that is shared. */
export function winShare(scores: ArrayLike<number>, seat: Seat, players: number): number {
  let winners = 1;
  for (let other = 0; other < players; other++) {
    if (scores[other]! > scores[seat]!) return 0;
    if (other !== seat && scores[other] === scores[seat]) winners++;
  }
  return 1 / winners;
}
