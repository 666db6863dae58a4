import type { Seat } from "../game.ts";
import { type Lines, NO_TRAM } from "./lines.ts";
import { MULTIPLIERS } from "./trams.ts";

/** The ride that ends the game (TB-22). */
export const LAST_RIDE = 10;

/** Ten rides, and a special tour for each line with a tram. */
const MAX_ENTRIES = 26;

/** A ride scores sixteen lines at the most, a tour one. */
const MAX_SUMS = 176;

/** In the kinds of entries, whose two lowest bits are the colour: a special tour, and its owner. */
const TOUR_BIT = 4;
const OWNER_BIT = 8;

/** One line's part in a ride or a special tour. */
export interface LineSum {
  readonly seat: Seat;
  /** The line's number at that time, from 1. */
  readonly line: number;
  /** The sum of its stops' points. */
  readonly points: number;
  readonly multiplier: number;
}

/** An entry of the sheet. */
export interface Entry {
  /** The owner of a special tour; `null` for a ride. */
  readonly tourOf: Seat | null;
  /** An index in `LINE_COLOURS`. */
  readonly colour: number;
  /** The number of moves before the one that brought it about. */
  readonly ply: number;
  /** What was scored, line by line; empty where nobody did. */
  readonly sums: readonly LineSum[];
}

/**
 * The score sheet: rides and special tours in their order, and the points. Numbers only, so that a
 * search pays no objects for it.
 */
export class Sheet {
  /** Points by seat. */
  readonly points = new Uint16Array(2);
  /** How many rides there have been. */
  rides = 0;
  /** How many rides and special tours there have been. */
  count = 0;
  readonly #kinds = new Uint8Array(MAX_ENTRIES);
  readonly #plies = new Uint16Array(MAX_ENTRIES);
  readonly #ends = new Uint8Array(MAX_ENTRIES);
  readonly #sums = new Uint16Array(MAX_SUMS);

  copyFrom(other: Sheet): void {
    this.points.set(other.points);
    this.rides = other.rides;
    this.count = other.count;
    this.#kinds.set(other.#kinds);
    this.#plies.set(other.#plies);
    this.#ends.set(other.#ends);
    this.#sums.set(other.#sums);
  }

  /** Scores a ride: every line of the colour that has a tram, of both players (TB-20). */
  ride(colour: number, lines: readonly Lines[], ply: number): void {
    this.#open(colour, ply);
    this.rides++;
    for (let seat = 0; seat < lines.length; seat++) {
      const own = lines[seat]!;
      for (let line = 0; line < own.count; line++) {
        if (own.colours[line] === colour) this.#score(seat, own, line);
      }
    }
    this.count++;
  }

  /** Scores a special tour of one line for its owner (TB-21). */
  tour(seat: Seat, lines: Lines, { line, ply }: { line: number; ply: number }): void {
    this.#open(lines.colours[line]! | TOUR_BIT | (seat * OWNER_BIT), ply);
    this.#score(seat, lines, line);
    this.count++;
  }

  /** The entry of an index below `count`. */
  entry(index: number): Entry {
    const kind = this.#kinds[index]!;
    const first = index === 0 ? 0 : this.#ends[index - 1]!;
    return {
      tourOf: (kind & TOUR_BIT) === 0 ? null : kind >> 3,
      colour: kind & (TOUR_BIT - 1),
      ply: this.#plies[index]!,
      sums: Array.from(this.#sums.subarray(first, this.#ends[index]), (sum) => ({
        seat: sum >> 15,
        line: ((sum >> 10) & 31) + 1,
        points: (sum >> 4) & 63,
        multiplier: sum & 15,
      })),
    };
  }

  #open(kind: number, ply: number): void {
    this.#kinds[this.count] = kind;
    this.#plies[this.count] = ply;
    this.#ends[this.count] = this.count === 0 ? 0 : this.#ends[this.count - 1]!;
  }

  #score(seat: Seat, lines: Lines, line: number): void {
    const tram = lines.trams[line]!;
    if (tram === NO_TRAM) return;
    const points = lines.points[line]!;
    const multiplier = MULTIPLIERS[tram - 1]!;
    this.#sums[this.#ends[this.count]!++] =
      (seat << 15) | (line << 10) | (points << 4) | multiplier;
    this.points[seat]! += points * multiplier;
  }
}
