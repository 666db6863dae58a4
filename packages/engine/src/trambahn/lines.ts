import { type Card, CONDUCTOR, colourOf, LAST_VALUE, POINTS, stopValue } from "./cards.ts";
import type { Memory } from "./memory.ts";

/** Sixteen lines with a tram, and five more that a turn can start: a hand but its passenger. */
export const MAX_LINES = 21;

/** Ten stops and all conductors. */
const MAX_LINE_SIZE = 18;

/** The card of a line that starts a special tour (TB-15). */
export const TOUR_SIZE = 8;

/** No tram stands on the line. */
export const NO_TRAM = 0;

/**
 * The lines of one player, by index from 0 (the notation counts from 1). Moves are trusted; arrays
 * are for reading only.
 */
export class Lines {
  /** Bytes that the lines of a player take in a memory. */
  static readonly BYTES = 1 + MAX_LINES * (5 + MAX_LINE_SIZE);

  readonly #count: Uint8Array;
  /** Indices in `LINE_COLOURS`. */
  readonly colours: Uint8Array;
  /** Cards, conductors included. */
  readonly sizes: Uint8Array;
  /** The values of the last stops. */
  readonly lasts: Uint8Array;
  /** The sums of the stops' points. */
  readonly points: Uint8Array;
  /** The trams: 1 + index in `TRAMS`, or `NO_TRAM`. */
  readonly trams: Uint8Array;
  readonly #cards: Uint8Array;

  constructor(memory: Memory) {
    this.#count = memory.take(1);
    this.colours = memory.take(MAX_LINES);
    this.sizes = memory.take(MAX_LINES);
    this.lasts = memory.take(MAX_LINES);
    this.points = memory.take(MAX_LINES);
    this.trams = memory.take(MAX_LINES);
    this.#cards = memory.take(MAX_LINES * MAX_LINE_SIZE);
  }

  get count(): number {
    return this.#count[0]!;
  }

  /** The cards of a line, the first first. */
  cardsOf(line: number): Uint8Array {
    const first = line * MAX_LINE_SIZE;
    return this.#cards.subarray(first, first + this.sizes[line]!);
  }

  /** A card of a line, the first at index 0. */
  cardAt(line: number, index: number): Card {
    return this.#cards[line * MAX_LINE_SIZE + index]!;
  }

  /** Starts a line with a stop, as the last (TB-12). */
  start(stop: Card): void {
    const line = this.#count[0]!++;
    this.colours[line] = colourOf(stop);
    this.sizes[line] = 0;
    this.points[line] = 0;
    this.trams[line] = NO_TRAM;
    this.add(line, stop);
  }

  /** Adds a card at the end of a line (TB-12, TB-14). */
  add(line: number, card: Card): void {
    this.#cards[line * MAX_LINE_SIZE + this.sizes[line]!++] = card;
    if (card === CONDUCTOR) return;
    this.lasts[line] = stopValue(card);
    this.points[line]! += POINTS[card]!;
  }

  /** Takes a line away; the higher-numbered ones move up (TB-18). */
  remove(line: number): void {
    this.colours.copyWithin(line, line + 1);
    this.sizes.copyWithin(line, line + 1);
    this.lasts.copyWithin(line, line + 1);
    this.points.copyWithin(line, line + 1);
    this.trams.copyWithin(line, line + 1);
    this.#cards.copyWithin(line * MAX_LINE_SIZE, (line + 1) * MAX_LINE_SIZE);
    this.#count[0]!--;
  }

  /** Whether a 10 has closed a line (TB-13). */
  isClosed(line: number): boolean {
    return this.lasts[line] === LAST_VALUE;
  }

  /** Whether a stop's colour and value go on a line, as far as TB-12 tells. */
  takes(line: number, stop: Card): boolean {
    return this.colours[line] === colourOf(stop) && this.lasts[line]! < stopValue(stop);
  }
}
