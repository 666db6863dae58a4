import { CARDS, type Card } from "./cards.ts";
import type { Memory } from "./memory.ts";

/** The discard pile, as counts by type: its order never matters, as it is shuffled (TB-19). */
export class Discard {
  /** Bytes that the pile takes in a memory. */
  static readonly BYTES = 2 * CARDS.length + 2;

  /** By type, the cards that are not known last. */
  readonly cards: Uint8Array;
  /** The passengers among them, by type; all may see these (TB-23). */
  readonly passengers: Uint8Array;
  readonly #size: Uint8Array;

  constructor(memory: Memory) {
    this.cards = memory.take(CARDS.length + 1);
    this.passengers = memory.take(CARDS.length);
    this.#size = memory.take(1);
  }

  get size(): number {
    return this.#size[0]!;
  }

  add(card: Card): void {
    this.cards[card]!++;
    this.#size[0]!++;
  }

  addPassenger(card: Card): void {
    this.add(card);
    this.passengers[card]!++;
  }

  clear(): void {
    this.cards.fill(0);
    this.passengers.fill(0);
    this.#size[0] = 0;
  }

  /** All cards, sorted by type: what a reshuffle starts from (rules of the deal, step 7). */
  sorted(): Uint8Array {
    const sorted = new Uint8Array(this.size);
    let end = 0;
    for (const [card, count] of this.cards.entries()) {
      sorted.fill(card, end, end + count);
      end += count;
    }
    return sorted;
  }
}
