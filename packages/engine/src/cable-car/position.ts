import type { Seat } from "../game.ts";
import { TILE_CELLS } from "./board.ts";
import { Exchange, IDLE_ROUNDS } from "./companies/exchange.ts";
import { writeIdleMoves } from "./companies/legal-moves.ts";
import { Market } from "./companies/market.ts";
import { layoutOf } from "./layout.ts";
import { writeTileMoves } from "./legal-moves.ts";
import { DRAW, isPlacement, type Move, PASS } from "./move.ts";
import { Network } from "./network.ts";
import type { CableCarOptions } from "./options.ts";
import { NO_TILE, UNKNOWN } from "./piece.ts";
import { DISTINCT_TURNS, KINDS, type Kind, TURNED } from "./tiles.ts";

const TILE_COUNT = TILE_CELLS.length;

/**
 * Each tile is laid by one ply, and may have been drawn by one before it. With companies fewer
 * idle turns than close the exchange may stand before each tile, and one more closes it (CO-8).
 */
function maxPlies({ players, companies }: CableCarOptions): number {
  const idle = companies ? TILE_COUNT * (IDLE_ROUNDS * players - 1) + 1 : 0;
  return TILE_COUNT * 2 + idle;
}

/** No position has more legal moves: every kind on every cell in every turn, and all else. */
export const MAX_MOVES = KINDS.length * 4 * TILE_COUNT + (PASS - DRAW + 1);

/** In the slots of the history: it was the drawn tile that was laid, not one of the hand. */
const FROM_DRAWN = 255;

/**
 * A game of Cable Car under way: the board and who holds what.
 *
 * Mutable, made for search; `play`, `undo` and `legalMoves` allocate nothing. Moves are trusted:
 * judge.ts judges those of others. Fields are for reading only.
 */
export class Position {
  readonly options: CableCarOptions;
  readonly network: Network;
  /** Kinds, `UNKNOWN` or `NO_TILE`, at [seat * options.hand + slot]. */
  readonly hands: Uint8Array;
  /** The whole deal, as kinds or `UNKNOWN`; what lies above `top` has been dealt or drawn. */
  readonly stack: Uint8Array;
  /** The index in `stack` of its top tile; 60 when it is empty. */
  top = 0;
  /** The tile drawn and not yet laid: a kind, `UNKNOWN` or `NO_TILE`. */
  drawn = NO_TILE;
  /** The seat to move, as long as the game is not over. */
  seat: Seat = 0;
  /** How many moves were made; `history` holds them. */
  ply = 0;
  readonly history: Uint16Array;
  /** The shares and their exchange; `null` in the base game. */
  readonly exchange: Exchange | null;

  readonly #slots: Uint8Array;
  readonly #pieces: Uint8Array;

  /**
   * The start of a game; `stack` are 60 kinds or `UNKNOWN`, the top first (CC-9), and with
   * companies `shares` the company of each `Share`, or `UNKNOWN` (CO-2).
   */
  constructor(options: CableCarOptions, stack: Uint8Array, shares?: Uint8Array) {
    const plies = maxPlies(options);
    this.options = options;
    this.stack = stack;
    this.history = new Uint16Array(plies);
    this.#slots = new Uint8Array(plies);
    this.#pieces = new Uint8Array(plies);
    this.exchange = shares ? new Exchange(new Market(options.players, shares), plies) : null;
    this.network = new Network(layoutOf(options));
    this.hands = stack.slice(0, options.players * options.hand);
    this.top = this.hands.length;
  }

  /** Whether all tiles lie (CC-20). */
  get over(): boolean {
    return this.network.laid === TILE_COUNT;
  }

  /** Whether a drawn tile waits to be laid (CC-11). */
  get pending(): boolean {
    return this.drawn !== NO_TILE;
  }

  /** How many tiles are left in the stack. */
  get stackSize(): number {
    return TILE_COUNT - this.top;
  }

  /** Makes this the same as another position of the same options, its undo included. */
  copyFrom(other: Position): void {
    this.network.copyFrom(other.network);
    this.hands.set(other.hands);
    this.stack.set(other.stack);
    this.top = other.top;
    this.drawn = other.drawn;
    this.seat = other.seat;
    this.ply = other.ply;
    this.history.set(other.history);
    this.#slots.set(other.#slots);
    this.#pieces.set(other.#pieces);
    if (this.exchange !== null) this.exchange.copyFrom(other.exchange!);
  }

  /** Plays a legal move. */
  play(move: Move): void {
    this.history[this.ply] = move;
    if (move === DRAW) {
      this.drawn = this.stack[this.top++]!;
    } else {
      if (isPlacement(move)) {
        const kind = move >> 8;
        if (this.drawn === NO_TILE) this.#takeFromHand(kind);
        else this.#takeDrawn();
        this.network.lay((kind << 2) | ((move >> 6) & 3), move & 63);
      }
      if (this.exchange !== null) this.seat = this.exchange.endTurn(this, move);
      else this.seat = this.seat + 1 === this.options.players ? 0 : this.seat + 1;
    }
    this.ply++;
  }

  /** Takes the last move back, exactly. */
  undo(): void {
    const move = this.history[--this.ply]!;
    if (move === DRAW) {
      this.top--;
      this.drawn = NO_TILE;
      return;
    }
    if (this.exchange !== null) this.seat = this.exchange.takeBack(this.ply, move);
    else this.seat = this.seat === 0 ? this.options.players - 1 : this.seat - 1;
    if (!isPlacement(move)) return;
    this.network.takeBack();
    const slot = this.#slots[this.ply]!;
    const piece = this.#pieces[this.ply]!;
    if (slot === FROM_DRAWN) {
      this.drawn = piece;
    } else {
      if (this.hands[slot] !== NO_TILE) this.top--;
      this.hands[slot] = piece;
    }
  }

  /**
   * Writes all legal moves into `into`, each once, in ascending order, and returns their number:
   * at most `MAX_MOVES`. A seat with an unknown tile may lay any kind still unseen.
   */
  legalMoves(into: Uint16Array): number {
    const count = writeTileMoves(this, into);
    return this.exchange === null ? count : writeIdleMoves(this, into, count);
  }

  /** Whether a seat has a tile in its hand. */
  holdsTile(seat: Seat): boolean {
    const first = seat * this.options.hand;
    for (let slot = first; slot < first + this.options.hand; slot++) {
      if (this.hands[slot] !== NO_TILE) return true;
    }
    return false;
  }

  /** The turns of a kind that are legal and look different are those below this (CC-14). */
  turnsOf(kind: Kind): number {
    return this.options.orientation === "free" ? DISTINCT_TURNS[kind]! : 1;
  }

  /** Whether CC-16 lifts CC-15 for a kind: every placement of it would make a one-tile line. */
  isLifted(kind: Kind): boolean {
    const turns = this.turnsOf(kind);
    for (let turn = 0; turn < turns; turn++) {
      if ((this.openLow(kind, turn, false) | this.openHigh(kind, turn, false)) !== 0) return false;
    }
    return true;
  }

  /** The rows 1 to 4 of the cells on which a kind may lie so turned; `lifted` is `isLifted(kind)`. */
  openLow(kind: Kind, turn: number, lifted: boolean): number {
    const { network } = this;
    const forbidden = lifted ? 0 : network.layout.forbiddenLow[TURNED[(kind << 2) | turn]!]!;
    return network.freeLow & network.reachLow & ~forbidden;
  }

  /** The rows 5 to 8 of the same. */
  openHigh(kind: Kind, turn: number, lifted: boolean): number {
    const { network } = this;
    const forbidden = lifted ? 0 : network.layout.forbiddenHigh[TURNED[(kind << 2) | turn]!]!;
    return network.freeHigh & network.reachHigh & ~forbidden;
  }

  /** Lays a hand tile out of its first slot, an unknown one if need be, and refills that (CC-11). */
  #takeFromHand(kind: Kind): void {
    const first = this.seat * this.options.hand;
    const end = first + this.options.hand;
    let slot = first;
    while (slot < end && this.hands[slot] !== kind) slot++;
    if (slot === end) {
      slot = first;
      while (this.hands[slot] !== UNKNOWN) slot++;
    }
    this.#slots[this.ply] = slot;
    this.#pieces[this.ply] = this.hands[slot]!;
    this.hands[slot] = this.top < TILE_COUNT ? this.stack[this.top++]! : NO_TILE;
  }

  /** Lays the drawn tile: the hand is kept, and nothing more is drawn (CC-11). */
  #takeDrawn(): void {
    this.#slots[this.ply] = FROM_DRAWN;
    this.#pieces[this.ply] = this.drawn;
    this.drawn = NO_TILE;
  }
}
