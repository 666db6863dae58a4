import type { Seat } from "../game.ts";
import { type Card, DECK, UNKNOWN } from "./cards.ts";
import { Discard } from "./discard.ts";
import { Hands } from "./hands.ts";
import { writeMoves } from "./legal-moves.ts";
import { Lines, NO_TRAM, TOUR_SIZE } from "./lines.ts";
import { Memory } from "./memory.ts";
import { Money } from "./money.ts";
import { type Move, NEW_LINE } from "./move.ts";
import { BANK, BUY, END_TURN, PASS, STOP } from "./phases.ts";
import type { Reshuffle, ReshuffleFault } from "./reshuffle.ts";
import { LAST_RIDE, Sheet } from "./sheet.ts";
import { RIDE_SIZE, Termini } from "./termini.ts";
import { OFFER_SIZE, PRICES, TRAM_STACK, TRAMS } from "./trams.ts";

/** A hand after drawing (TB-6, TB-18). */
export const HAND_SIZE = 6;

/** The money cards that each seat is dealt, by seat (TB-6). */
const FIRST_MONEY = [12, 15] as const;

/** As many turns in a row without a move or a card end the game (TB-24). */
const MAX_IDLE_TURNS = 2;

const BYTES =
  2 * Lines.BYTES +
  Hands.BYTES +
  Money.BYTES +
  Termini.BYTES +
  Discard.BYTES +
  DECK.length +
  TRAMS.length;

/**
 * A game of Trambahn under way: all cards, by place.
 *
 * Mutable, made for search. `copyFrom` copies a few bytes and stands for an undo, since one `end`
 * moves dozens of cards. It, `legalMoves` and a `play` that makes no new pile allocate nothing.
 * Moves are trusted: judge.ts judges those of others. Fields are for reading only.
 */
export class Position {
  /** The whole deal as it was dealt, the top first: types, or all `UNKNOWN`. */
  readonly deal: Uint8Array;
  /** The new piles since, the top first (TB-19). */
  reshuffles: readonly Uint8Array[] = [];

  /** By seat. */
  readonly lines: readonly [Lines, Lines];
  readonly hands: Hands;
  readonly money: Money;
  readonly termini: Termini;
  readonly discard: Discard;
  readonly sheet = new Sheet();
  /** The draw pile, its top last; only the first `pileSize` count. */
  readonly pile: Uint8Array;
  pileSize = 0;
  /** How many trams of each kind are on offer, by index in `TRAMS`. */
  readonly offer: Uint8Array;
  /** How many trams have left the stack for the offer. */
  tramsDrawn = 0;

  /** The seat to move, as long as the game is not over. */
  seat: Seat = 0;
  /** The furthest phase that the turn has reached, an index in `PHASES`. */
  phase = PASS;
  /** How many passengers were laid in this turn. */
  passengers = 0;
  /** How many turns before this one, in a row, had no move but `end` and drew no card (TB-24). */
  idleTurns = 0;
  /** How many moves were made. */
  ply = 0;

  readonly #reshuffle: Reshuffle;
  readonly #memory = new Memory(BYTES);

  /** The start of a game; `deal` are 120 types or `UNKNOWN`, the top first (TB-6). */
  constructor(deal: Uint8Array, reshuffle: Reshuffle) {
    const memory = this.#memory;
    this.deal = deal;
    this.#reshuffle = reshuffle;
    this.lines = [new Lines(memory), new Lines(memory)];
    this.hands = new Hands(memory);
    this.money = new Money(memory);
    this.termini = new Termini(memory);
    this.discard = new Discard(memory);
    this.pile = memory.take(DECK.length);
    this.offer = memory.take(TRAMS.length);
    this.#setUp();
  }

  /** Whether the game has ended (TB-22, TB-24). */
  get over(): boolean {
    return this.sheet.rides === LAST_RIDE || this.idleTurns === MAX_IDLE_TURNS;
  }

  /** Whether it is what somebody knows of a game, with cards of which only the backs are known. */
  get isPartial(): boolean {
    return this.deal[0] === UNKNOWN;
  }

  /** The same position once more; it takes new piles from where this one does, or from elsewhere. */
  copy(reshuffle: Reshuffle = this.#reshuffle): Position {
    const copy = new Position(this.deal, reshuffle);
    copy.copyFrom(this);
    return copy;
  }

  /** Makes this the same as another position; new piles still come from where this takes them. */
  copyFrom(other: Position): void {
    this.#memory.copyFrom(other.#memory);
    this.sheet.copyFrom(other.sheet);
    this.reshuffles = other.reshuffles;
    this.pileSize = other.pileSize;
    this.tramsDrawn = other.tramsDrawn;
    this.seat = other.seat;
    this.phase = other.phase;
    this.passengers = other.passengers;
    this.idleTurns = other.idleTurns;
    this.ply = other.ply;
  }

  /**
   * Plays a legal move; `null` when that is done. An `end` that needs a new pile whose order is
   * not to be had gives the fault, and leaves a position of no further use: try it on a copy.
   */
  play(move: Move): ReshuffleFault | null {
    const phase = move >> 11;
    const piece = (move >> 5) & 63;
    const place = move & 31;
    this.phase = phase;
    if (phase === PASS) this.#pass(piece, place);
    else if (phase === STOP) this.#stop(piece, place);
    else if (phase === BANK) this.#bank(piece);
    else if (phase === BUY) this.#buy(piece, place - 1);
    this.ply++;
    return phase === END_TURN ? this.#end() : null;
  }

  /**
   * Writes all legal moves into `into`, each once, in ascending order, and returns their number:
   * at most `MAX_MOVES`. A seat with an unknown card may play any type still unseen.
   */
  legalMoves(into: Uint16Array): number {
    return writeMoves(this, into);
  }

  #setUp(): void {
    let next = 0;
    for (const seat of [0, 1] as const) {
      for (let dealt = 0; dealt < FIRST_MONEY[seat]; dealt++) {
        this.money.earn(seat, this.deal[next++]!);
      }
    }
    for (const seat of [0, 1]) {
      for (let dealt = 0; dealt < HAND_SIZE; dealt++) this.hands.give(seat, this.deal[next++]!);
    }
    this.#pileUp(this.deal.subarray(next));
    this.#fillOffer();
  }

  #pass(card: Card, terminus: number): void {
    this.hands.take(this.seat, card);
    this.passengers++;
    if (!this.termini.wait(terminus, card)) return;
    this.sheet.ride(terminus, this.lines, this.ply);
    for (let index = 0; index < RIDE_SIZE; index++) {
      this.discard.addPassenger(this.termini.cardAt(terminus, index));
    }
    this.termini.leave(terminus);
  }

  #stop(card: Card, number: number): void {
    const lines = this.lines[this.seat]!;
    this.hands.take(this.seat, card);
    if (number === NEW_LINE) {
      lines.start(card);
      return;
    }
    const line = number - 1;
    lines.add(line, card);
    if (lines.sizes[line] === TOUR_SIZE) {
      this.sheet.tour(this.seat, lines, { line, ply: this.ply });
    }
  }

  #bank(card: Card): void {
    this.hands.take(this.seat, card);
    this.money.earn(this.seat, card);
  }

  #buy(tram: number, line: number): void {
    this.#pay(this.seat, PRICES[tram]!);
    this.offer[tram]!--;
    this.lines[this.seat]!.trams[line] = tram + 1;
  }

  #end(): ReshuffleFault | null {
    this.#closeDown();
    let drawn = 0;
    while (this.hands.size(this.seat) < HAND_SIZE) {
      if (this.pileSize === 0) {
        const fault = this.#newPile();
        if (fault) return fault;
        if (this.pileSize === 0) break;
      }
      this.hands.give(this.seat, this.pile[--this.pileSize]!);
      drawn++;
    }
    this.#fillOffer();
    this.idleTurns = this.passengers === 0 && drawn === 0 ? this.idleTurns + 1 : 0;
    this.seat = 1 - this.seat;
    this.phase = PASS;
    this.passengers = 0;
    return null;
  }

  /** Closes down the own lines without a tram: their cards become money (TB-18). */
  #closeDown(): void {
    const lines = this.lines[this.seat]!;
    let line = 0;
    while (line < lines.count) {
      if (lines.trams[line] !== NO_TRAM) {
        line++;
        continue;
      }
      const size = lines.sizes[line]!;
      for (let index = 0; index < size; index++) {
        this.money.earn(this.seat, lines.cardAt(line, index));
      }
      lines.remove(line);
    }
  }

  /** Halves the money and shuffles the discard pile, if a card lies there then (TB-19). */
  #newPile(): ReshuffleFault | null {
    for (const seat of [0, 1]) this.#pay(seat, this.money.size(seat) >> 1);
    if (this.discard.size === 0) return null;
    const order = this.#reshuffle(this.reshuffles.length + 1, this.discard.sorted());
    if (typeof order === "string") return order;
    this.reshuffles = [...this.reshuffles, order];
    this.#pileUp(order);
    this.discard.clear();
    return null;
  }

  /** Moves the top cards of a seat's money to the discard pile (TB-17, TB-19). */
  #pay(seat: Seat, price: number): void {
    for (let paid = 0; paid < price; paid++) this.discard.add(this.money.spend(seat));
  }

  /** Makes the pile of an order, the top first. */
  #pileUp(order: Uint8Array): void {
    this.pileSize = order.length;
    for (let index = 0; index < order.length; index++) {
      this.pile[order.length - 1 - index] = order[index]!;
    }
  }

  #fillOffer(): void {
    let size = 0;
    for (let tram = 0; tram < TRAMS.length; tram++) size += this.offer[tram]!;
    for (; size < OFFER_SIZE && this.tramsDrawn < TRAM_STACK.length; size++) {
      this.offer[TRAM_STACK[this.tramsDrawn++]!]!++;
    }
  }
}
