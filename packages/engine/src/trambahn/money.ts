import type { Seat } from "../game.ts";
import { type Card, DECK } from "./cards.ts";
import type { Memory } from "./memory.ts";

/** The money piles of both seats; each card is 1,000 Mark (TB-3). Last in, first out (TB-17). */
export class Money {
  /** Bytes that the piles take in a memory. */
  static readonly BYTES = 2 * DECK.length + 2;

  readonly #cards: Uint8Array;
  readonly #sizes: Uint8Array;

  constructor(memory: Memory) {
    this.#cards = memory.take(2 * DECK.length);
    this.#sizes = memory.take(2);
  }

  /** How many cards a seat's pile has. */
  size(seat: Seat): number {
    return this.#sizes[seat]!;
  }

  /** A seat's pile, its top last. */
  of(seat: Seat): Uint8Array {
    const first = seat * DECK.length;
    return this.#cards.subarray(first, first + this.#sizes[seat]!);
  }

  /** Puts a card on top of a seat's pile. */
  earn(seat: Seat, card: Card): void {
    this.#cards[seat * DECK.length + this.#sizes[seat]!++] = card;
  }

  /** Takes the top card of a seat's pile. */
  spend(seat: Seat): Card {
    return this.#cards[seat * DECK.length + --this.#sizes[seat]!]!;
  }
}
