import {
  COMPANIES,
  DRAW,
  FIRST_SWAP,
  isSwap,
  type Market,
  type Move,
  PASS,
  PERCENTAGES,
  type Position,
  type Seat,
} from "@endstation/engine";
import { marginOf, type Worth } from "../cable-car/worth.ts";
import type { Chance } from "../chance.ts";
import { HiddenShares } from "./hidden-shares.ts";
import { Holdings } from "./holdings.ts";

const ROWS = PERCENTAGES.length;
const SWAPS = PASS - FIRST_SWAP;

/** By so many points a company's are varied: about what a line may gain or lose by one tile. */
const NUDGE = 3;

/**
 * What the companies' points at the end are worth to the seat to move. With each completion the
 * shares that it has never seen are dealt anew, too. An exchange changes who holds what and leaves
 * the points: whose turn it is does not matter to a completion.
 */
export class ShareWorth implements Worth {
  readonly seat: Seat;
  readonly players: number;
  /** By company; 0 until `weigh` is called. */
  readonly weights = new Float64Array(COMPANIES.length);

  readonly #market: Market;
  readonly #hidden: HiddenShares;
  /** The company of each seat's shares, at [seat * 4 + percentage index]. */
  readonly #held: Uint8Array;
  readonly #kept: Holdings;
  /** The holdings after each exchange, made when they are first asked for. */
  readonly #swapped: readonly Holdings[];
  /** Which of them hold for the shares dealt last, a bit for each. */
  #ready = 0;
  readonly #scores: Int32Array;
  readonly #varied = new Int32Array(COMPANIES.length);

  /** `evidence` is what is known of the hidden shares, see `HiddenShares`. */
  constructor(position: Position, evidence: Float64Array | null) {
    const { players } = position.options;
    this.seat = position.seat;
    this.players = players;
    this.#market = position.exchange!.market;
    this.#hidden = new HiddenShares(position, evidence);
    this.#held = new Uint8Array(players * ROWS);
    this.#kept = new Holdings(players);
    this.#swapped = Array.from({ length: SWAPS }, () => new Holdings(players));
    this.#scores = new Int32Array(players);
  }

  renew(chance: Chance): void {
    this.#hidden.deal(chance);
    const { companies } = this.#hidden;
    for (let seat = 0, at = 0; seat < this.players; seat++) {
      for (let row = 0; row < ROWS; row++, at++) {
        this.#held[at] = companies[this.#market.held(seat, row)]!;
      }
    }
    this.#kept.take(this.#held);
    this.#ready = 0;
  }

  scores(points: Int32Array, move: Move): Int32Array {
    const holdings = isSwap(move) ? this.#holdingsAfter(move - FIRST_SWAP) : this.#kept;
    holdings.score(points, this.#scores);
    return this.#scores;
  }

  /**
   * Adds to the weights what these final points say, being those of one of so many completions: by
   * how much the margin changes where a company has some points more or fewer.
   */
  weigh(points: Int32Array, completions: number): void {
    const varied = this.#varied;
    varied.set(points);
    for (let company = 0; company < varied.length; company++) {
      varied[company] = points[company]! + NUDGE;
      const more = this.#marginAt(varied);
      varied[company] = points[company]! - NUDGE;
      const fewer = this.#marginAt(varied);
      varied[company] = points[company]!;
      this.weights[company]! += (more - fewer) / (2 * NUDGE) / completions;
    }
  }

  #marginAt(points: Int32Array): number {
    return marginOf(this.scores(points, DRAW), this.seat, this.players);
  }

  #holdingsAfter(swap: number): Holdings {
    const holdings = this.#swapped[swap]!;
    if (((this.#ready >>> swap) & 1) === 0) {
      const row = swap >> 1;
      const own = this.seat * ROWS + row;
      const taken = (swap & 1) === 0 ? this.#market.open(row) : this.#market.inPile(row, 0);
      const given = this.#held[own]!;
      this.#held[own] = this.#hidden.companies[taken]!;
      holdings.take(this.#held);
      this.#held[own] = given;
      this.#ready |= 1 << swap;
    }
    return holdings;
  }
}
