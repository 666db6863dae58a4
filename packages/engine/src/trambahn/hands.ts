import type { Seat } from "../game.ts";
import { CARDS, type Card, UNKNOWN } from "./cards.ts";
import type { Memory } from "./memory.ts";

/** A count for each type of card, and one for cards of which only the back is known. */
const COUNTS = CARDS.length + 1;

/** The hands of both seats, as counts by type. */
export class Hands {
  /** Bytes that the hands take in a memory. */
  static readonly BYTES = 2 * COUNTS + 2;

  readonly #counts: Uint8Array;
  readonly #sizes: Uint8Array;

  constructor(memory: Memory) {
    this.#counts = memory.take(2 * COUNTS);
    this.#sizes = memory.take(2);
  }

  /** How many cards a seat holds, known or not. */
  size(seat: Seat): number {
    return this.#sizes[seat]!;
  }

  /** How many cards of a type a seat is known to hold; of `UNKNOWN`, how many others. */
  held(seat: Seat, card: Card): number {
    return this.#counts[seat * COUNTS + card]!;
  }

  give(seat: Seat, card: Card): void {
    this.#counts[seat * COUNTS + card]!++;
    this.#sizes[seat]!++;
  }

  /** Takes a card out of a hand, an unknown one where it is not known to be there. */
  take(seat: Seat, card: Card): void {
    const first = seat * COUNTS;
    this.#counts[this.#counts[first + card]! > 0 ? first + card : first + UNKNOWN]!--;
    this.#sizes[seat]!--;
  }

  /** Tells what an unknown card of a hand is. */
  reveal(seat: Seat, card: Card): void {
    this.#counts[seat * COUNTS + UNKNOWN]!--;
    this.#counts[seat * COUNTS + card]!++;
  }
}
