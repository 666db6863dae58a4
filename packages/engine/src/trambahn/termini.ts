import { type Card, LINE_COLOURS } from "./cards.ts";
import type { Memory } from "./memory.ts";

/** The passenger that starts a ride (TB-11). */
export const RIDE_SIZE = 4;

/** The passengers at the four termini, by index in `LINE_COLOURS` (TB-5). */
export class Termini {
  /** Bytes that the termini take in a memory. */
  static readonly BYTES = LINE_COLOURS.length * (RIDE_SIZE + 1);

  readonly #cards: Uint8Array;
  readonly #sizes: Uint8Array;

  constructor(memory: Memory) {
    this.#cards = memory.take(LINE_COLOURS.length * RIDE_SIZE);
    this.#sizes = memory.take(LINE_COLOURS.length);
  }

  /** The passengers at a terminus, the first first. */
  at(terminus: number): Uint8Array {
    const first = terminus * RIDE_SIZE;
    return this.#cards.subarray(first, first + this.#sizes[terminus]!);
  }

  /** How many passengers wait at a terminus. */
  size(terminus: number): number {
    return this.#sizes[terminus]!;
  }

  /** A passenger at a terminus, the first at index 0. */
  cardAt(terminus: number, index: number): Card {
    return this.#cards[terminus * RIDE_SIZE + index]!;
  }

  /** Lets a passenger wait; whether that fills the terminus. */
  wait(terminus: number, card: Card): boolean {
    this.#cards[terminus * RIDE_SIZE + this.#sizes[terminus]!++] = card;
    return this.#sizes[terminus] === RIDE_SIZE;
  }

  /** Empties a terminus. */
  leave(terminus: number): void {
    this.#sizes[terminus] = 0;
  }
}
