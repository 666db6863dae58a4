import type { Seat } from "../game.ts";
import { CARDS, type Card, CONDUCTOR, DECK, LINE_COLOURS, UNKNOWN } from "./cards.ts";
import { Lines, MAX_LINES, NO_TRAM, TOUR_SIZE } from "./lines.ts";
import { Memory } from "./memory.ts";
import { END, type Move, NEW_LINE, packMove } from "./move.ts";
import { BANK, BUY, END_TURN, PASS, STOP } from "./phases.ts";
import { type Reshuffle, type ReshuffleFault, sortedCards } from "./reshuffle.ts";
import { LAST_RIDE, Sheet } from "./sheet.ts";
import { OFFER_SIZE, PRICES, TRAM_STACK, TRAMS } from "./trams.ts";
import { countUnseen } from "./unseen.ts";

const DECK_SIZE = DECK.length;

/** A hand after drawing (TB-6, TB-18). */
export const HAND_SIZE = 6;

/** The money cards that each seat is dealt, by seat (TB-6). */
const FIRST_MONEY = [12, 15] as const;

/** The passenger that starts a ride (TB-11). */
export const RIDE_SIZE = 4;

/** The most that may be laid in a turn (TB-10). */
export const MAX_PASSENGERS = 2;

/** As many turns in a row without a move or a card end the game (TB-24). */
const MAX_IDLE_TURNS = 2;

/** In hands and on the discard pile: a count for each type, and one for unknown cards. */
const COUNTS = CARDS.length + 1;

const BYTES = 2 * COUNTS + 2 * DECK_SIZE + COUNTS + CARDS.length + DECK_SIZE + 64 + 2 * Lines.BYTES;

/** No position has more legal moves: every card into every line, onto the money, every tram. */
export const MAX_MOVES = 4 + CARDS.length * (3 + MAX_LINES) + TRAMS.length * MAX_LINES + 1;

/**
 * A game of Trambahn under way: all cards, by place.
 *
 * Mutable, made for search: `copyFrom` is a copy of a few bytes and stands for undo, since one
 * `end` moves dozens of cards; it, `play` without a reshuffle, and `legalMoves` allocate nothing.
 * Moves are trusted: judge.ts judges those of others. Fields are for reading only.
 */
export class Position {
  /** The whole deal as it was dealt, the top first: types, or all `UNKNOWN`. */
  readonly deal: Uint8Array;
  /** The new piles since, the top first (TB-19). */
  reshuffles: readonly Uint8Array[] = [];

  /** Lines by seat. */
  readonly lines: readonly [Lines, Lines];
  readonly sheet = new Sheet();
  /** The draw pile, its top last; only the first `pileSize` count. */
  readonly pile: Uint8Array;
  pileSize = 0;
  /** The discard pile, by type; its order never matters. */
  readonly discard: Uint8Array;
  discardSize = 0;
  /** The passengers among the discarded cards, by type; all may see these (TB-23). */
  readonly discardedPassengers: Uint8Array;
  /** The trams on offer, by index in `TRAMS`. */
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
  readonly #hands: Uint8Array;
  readonly #handSizes: Uint8Array;
  readonly #money: Uint8Array;
  readonly #moneySizes: Uint8Array;
  readonly #waiting: Uint8Array;
  readonly #waitingSizes: Uint8Array;
  readonly #unseen = new Int8Array(CARDS.length);

  /** The start of a game; `deal` are 120 types or `UNKNOWN`, the top first (TB-6). */
  constructor(deal: Uint8Array, reshuffle: Reshuffle) {
    const memory = this.#memory;
    this.deal = deal;
    this.#reshuffle = reshuffle;
    this.lines = [new Lines(memory), new Lines(memory)];
    this.pile = memory.take(DECK_SIZE);
    this.discard = memory.take(COUNTS);
    this.discardedPassengers = memory.take(CARDS.length);
    this.offer = memory.take(TRAMS.length);
    this.#hands = memory.take(2 * COUNTS);
    this.#handSizes = memory.take(2);
    this.#money = memory.take(2 * DECK_SIZE);
    this.#moneySizes = memory.take(2);
    this.#waiting = memory.take(LINE_COLOURS.length * RIDE_SIZE);
    this.#waitingSizes = memory.take(LINE_COLOURS.length);
    this.#setUp();
  }

  /** Whether the game has ended (TB-22, TB-24). */
  get over(): boolean {
    return this.sheet.rides === LAST_RIDE || this.idleTurns === MAX_IDLE_TURNS;
  }

  /** Whether cards are hidden from this position itself: it is what somebody knows of a game. */
  get isPartial(): boolean {
    return this.deal[0] === UNKNOWN;
  }

  /** How many trams are left in the stack. */
  get tramsLeft(): number {
    return TRAM_STACK.length - this.tramsDrawn;
  }

  /** How many cards of a type a seat holds; of `UNKNOWN`, how many that are not known. */
  held(seat: Seat, card: Card): number {
    return this.#hands[seat * COUNTS + card]!;
  }

  handSize(seat: Seat): number {
    return this.#handSizes[seat]!;
  }

  /** A seat's money pile, its top last. */
  moneyOf(seat: Seat): Uint8Array {
    const first = seat * DECK_SIZE;
    return this.#money.subarray(first, first + this.#moneySizes[seat]!);
  }

  /** How many cards a seat has for money, of 1,000 Mark each (TB-3). */
  moneySize(seat: Seat): number {
    return this.#moneySizes[seat]!;
  }

  /** The passengers at a terminus, an index in `LINE_COLOURS`, the first first. */
  waitingAt(terminus: number): Uint8Array {
    const first = terminus * RIDE_SIZE;
    return this.#waiting.subarray(first, first + this.#waitingSizes[terminus]!);
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
    this.discardSize = other.discardSize;
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
    let fault: ReshuffleFault | null = null;
    if (phase !== END_TURN) this.phase = phase;
    if (phase === PASS) this.#pass(piece, place);
    else if (phase === STOP) this.#stop(piece, place);
    else if (phase === BANK) this.#earn(this.seat, this.#take(piece));
    else if (phase === BUY) this.#buy(piece, place - 1);
    else fault = this.#end();
    this.ply++;
    return fault;
  }

  /**
   * Writes all legal moves into `into`, each once, in ascending order, and returns their number:
   * at most `MAX_MOVES`. A seat with an unknown card may play any card still unseen.
   */
  legalMoves(into: Uint16Array): number {
    if (this.over) return 0;
    if (this.mustOnlyEnd) {
      into[0] = END;
      return 1;
    }
    if (this.held(this.seat, UNKNOWN) > 0) countUnseen(this, this.#unseen);
    let count = 0;
    if (this.phase === PASS && this.passengers < MAX_PASSENGERS) count = this.#passMoves(into);
    if (this.passengers === 0) return count;
    if (this.phase <= STOP) count = this.#stopMoves(into, count);
    if (this.phase <= BANK) count = this.#bankMoves(into, count);
    count = this.#buyMoves(into, count);
    into[count++] = END;
    return count;
  }

  /** Whether the seat to move has started its turn with an empty hand (TB-19). */
  get mustOnlyEnd(): boolean {
    return this.passengers === 0 && this.handSize(this.seat) === 0;
  }

  /** Whether the seat to move has a card, or may have one of which only the back is known. */
  mayHold(card: Card): boolean {
    if (this.held(this.seat, card) > 0) return true;
    if (card === UNKNOWN || this.held(this.seat, UNKNOWN) === 0) return false;
    countUnseen(this, this.#unseen);
    return this.#unseen[card]! > 0;
  }

  /** Puts known cards in the place of as many unknown ones in a hand. */
  reveal(seat: Seat, cards: readonly Card[]): void {
    for (const card of cards) {
      this.#hands[seat * COUNTS + UNKNOWN]!--;
      this.#hands[seat * COUNTS + card]!++;
    }
  }

  #setUp(): void {
    let next = 0;
    for (const seat of [0, 1] as const) {
      for (let dealt = 0; dealt < FIRST_MONEY[seat]; dealt++) this.#earn(seat, this.deal[next++]!);
    }
    for (const seat of [0, 1]) {
      for (let dealt = 0; dealt < HAND_SIZE; dealt++) this.#give(seat, this.deal[next++]!);
    }
    this.#pileUp(this.deal.subarray(next));
    this.#fillOffer();
  }

  #pass(card: Card, terminus: number): void {
    this.#take(card);
    this.#waiting[terminus * RIDE_SIZE + this.#waitingSizes[terminus]!++] = card;
    this.passengers++;
    if (this.#waitingSizes[terminus] === RIDE_SIZE) this.#ride(terminus);
  }

  #ride(terminus: number): void {
    this.sheet.ride(terminus, this.lines, this.ply);
    const first = terminus * RIDE_SIZE;
    for (let index = first; index < first + RIDE_SIZE; index++) {
      const card = this.#waiting[index]!;
      this.#discard(card);
      this.discardedPassengers[card]!++;
    }
    this.#waitingSizes[terminus] = 0;
  }

  #stop(card: Card, number: number): void {
    const lines = this.lines[this.seat]!;
    this.#take(card);
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

  #buy(tram: number, line: number): void {
    for (let paid = 0; paid < PRICES[tram]!; paid++) this.#spend(this.seat);
    this.offer[tram]!--;
    this.lines[this.seat]!.trams[line] = tram + 1;
  }

  #end(): ReshuffleFault | null {
    this.#closeDown();
    let drawn = 0;
    while (this.#handSizes[this.seat]! < HAND_SIZE) {
      if (this.pileSize === 0) {
        const fault = this.#newPile();
        if (fault) return fault;
        if (this.pileSize === 0) break;
      }
      this.#give(this.seat, this.pile[--this.pileSize]!);
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
      const cards = lines.cardsOf(line);
      for (let index = 0; index < cards.length; index++) this.#earn(this.seat, cards[index]!);
      lines.remove(line);
    }
  }

  /** Halves the money and shuffles the discard pile, if a card lies there then (TB-19). */
  #newPile(): ReshuffleFault | null {
    for (const seat of [0, 1]) {
      const half = this.#moneySizes[seat]! >> 1;
      for (let paid = 0; paid < half; paid++) this.#spend(seat);
    }
    if (this.discardSize === 0) return null;
    const discard = sortedCards(this.discard, this.discardSize);
    const order = this.#reshuffle(this.reshuffles.length + 1, discard);
    if (typeof order === "string") return order;
    this.reshuffles = [...this.reshuffles, order];
    this.#pileUp(order);
    this.discard.fill(0);
    this.discardSize = 0;
    this.discardedPassengers.fill(0);
    return null;
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
    for (; size < OFFER_SIZE && this.tramsLeft > 0; size++) {
      this.offer[TRAM_STACK[this.tramsDrawn++]!]!++;
    }
  }

  #give(seat: Seat, card: Card): void {
    this.#hands[seat * COUNTS + card]!++;
    this.#handSizes[seat]!++;
  }

  /** Takes a card out of the hand of the seat to move, an unknown one if need be. */
  #take(card: Card): Card {
    const first = this.seat * COUNTS;
    this.#hands[this.#hands[first + card]! > 0 ? first + card : first + UNKNOWN]!--;
    this.#handSizes[this.seat]!--;
    return card;
  }

  #earn(seat: Seat, card: Card): void {
    this.#money[seat * DECK_SIZE + this.#moneySizes[seat]!++] = card;
  }

  /** Moves the top card of a seat's money to the discard pile (TB-17). */
  #spend(seat: Seat): void {
    this.#discard(this.#money[seat * DECK_SIZE + --this.#moneySizes[seat]!]!);
  }

  #discard(card: Card): void {
    this.discard[card]!++;
    this.discardSize++;
  }

  /** Whether the seat to move may play a type; `#unseen` is up to date. */
  #canPlay(card: Card): boolean {
    const first = this.seat * COUNTS;
    if (this.#hands[first + card]! > 0) return true;
    return card !== UNKNOWN && this.#hands[first + UNKNOWN]! > 0 && this.#unseen[card]! > 0;
  }

  #passMoves(into: Uint16Array): number {
    let count = 0;
    for (let card = 0; card < CONDUCTOR; card++) {
      if (this.#canPlay(card)) into[count++] = (card << 5) | Math.floor(card / 10);
    }
    if (!this.#canPlay(CONDUCTOR)) return count;
    for (let terminus = 0; terminus < LINE_COLOURS.length; terminus++) {
      into[count++] = (CONDUCTOR << 5) | terminus;
    }
    return count;
  }

  #stopMoves(into: Uint16Array, count: number): number {
    const lines = this.lines[this.seat]!;
    for (let card = 0; card <= CONDUCTOR; card++) {
      if (!this.#canPlay(card)) continue;
      const base = (STOP << 11) | (card << 5);
      if (card !== CONDUCTOR) into[count++] = base | NEW_LINE;
      for (let line = 0; line < lines.count; line++) {
        const fits = card === CONDUCTOR ? !lines.isClosed(line) : lines.takes(line, card);
        if (fits) into[count++] = base | (line + 1);
      }
    }
    return count;
  }

  #bankMoves(into: Uint16Array, count: number): number {
    for (let card = 0; card <= UNKNOWN; card++) {
      if (this.#canPlay(card)) into[count++] = (BANK << 11) | (card << 5);
    }
    return count;
  }

  #buyMoves(into: Uint16Array, count: number): number {
    const lines = this.lines[this.seat]!;
    for (let tram = 0; tram < TRAMS.length; tram++) {
      if (this.offer[tram] === 0 || this.#moneySizes[this.seat]! < PRICES[tram]!) continue;
      for (let line = 0; line < lines.count; line++) {
        if (lines.trams[line] === NO_TRAM) {
          into[count++] = packMove({ phase: BUY, piece: tram, place: line + 1 });
        }
      }
    }
    return count;
  }
}
