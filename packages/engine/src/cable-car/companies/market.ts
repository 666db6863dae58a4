import type { Seat } from "../../game.ts";
import { PERCENTAGES, SHARES, SHARES_EACH, type Share } from "./share.ts";

/**
 * Who holds which share, which lie face up, and the piles.
 *
 * An exchange leaves each pile as large as it was. So a pile is a ring: the share that is given
 * takes the place of the pile's top, and the next one becomes the top. That needs no shifting,
 * and undoes itself.
 */
export class Market {
  readonly players: number;
  /** The company of each share, or `UNKNOWN`, by `Share`. Never moved. */
  readonly companies: Uint8Array;
  /**
   * The share in each place, at [percentage index * 8 + place]: the seats' own, by seat, then the
   * face-up one, then the pile's ring.
   */
  readonly places = Uint8Array.from({ length: SHARES }, (_, share) => share);
  /** How far each ring's top lies from its first place, by percentage index. */
  readonly tops = new Uint8Array(PERCENTAGES.length);

  /** The market after the deal; `companies` are 32 companies or `UNKNOWN`, by `Share` (CO-2). */
  constructor(players: number, companies: Uint8Array) {
    this.players = players;
    this.companies = companies;
  }

  /** How many shares lie face down in each pile. It never changes. */
  get pileSize(): number {
    return SHARES_EACH - this.players - 1;
  }

  copyFrom(other: Market): void {
    this.companies.set(other.companies);
    this.places.set(other.places);
    this.tops.set(other.tops);
  }

  /** The share of a percentage index that a seat holds. */
  held(seat: Seat, row: number): Share {
    return this.places[row * SHARES_EACH + seat]!;
  }

  /** The face-up share of a percentage index. */
  open(row: number): Share {
    return this.places[row * SHARES_EACH + this.players]!;
  }

  /** The share at a depth of a pile, 0 for its top. */
  inPile(row: number, depth: number): Share {
    const ring = (this.tops[row]! + depth) % this.pileSize;
    return this.places[row * SHARES_EACH + this.players + 1 + ring]!;
  }

  /**
   * A seat gives its share of a percentage index under the pile and takes the face-up one or the
   * pile's top (CO-3). `swap` is the index * 2, and 1 more for the pile.
   */
  exchange(seat: Seat, swap: number): void {
    const { places } = this;
    const row = swap >> 1;
    const own = row * SHARES_EACH + seat;
    const open = row * SHARES_EACH + this.players;
    const top = open + 1 + this.tops[row]!;
    const given = places[own]!;
    if ((swap & 1) === 0) {
      places[own] = places[open]!;
      places[open] = places[top]!;
    } else {
      places[own] = places[top]!;
    }
    places[top] = given;
    this.tops[row] = (this.tops[row]! + 1) % this.pileSize;
  }

  /** Takes an exchange of the same seat back. */
  takeBack(seat: Seat, swap: number): void {
    const { places, pileSize } = this;
    const row = swap >> 1;
    this.tops[row] = (this.tops[row]! + pileSize - 1) % pileSize;
    const own = row * SHARES_EACH + seat;
    const open = row * SHARES_EACH + this.players;
    const top = open + 1 + this.tops[row]!;
    const given = places[top]!;
    if ((swap & 1) === 0) {
      places[top] = places[open]!;
      places[open] = places[own]!;
    } else {
      places[top] = places[own]!;
    }
    places[own] = given;
  }
}
