import type { Seat } from "../game.ts";
import { TILE_CELLS } from "./board.ts";
import { layoutOf } from "./layout.ts";
import { DRAW, type Move } from "./move.ts";
import { Network } from "./network.ts";
import type { CableCarOptions } from "./options.ts";
import { NO_TILE, UNKNOWN } from "./piece.ts";
import { DISTINCT_TURNS, KINDS, type Kind, TURNED } from "./tiles.ts";
import { countUnseen } from "./unseen.ts";

const TILE_COUNT = TILE_CELLS.length;

/** Each tile is laid by one ply, and may have been drawn by one before it. */
const MAX_PLIES = TILE_COUNT * 2;

/** No position has more legal moves: every kind on every cell in every turn, and a draw. */
export const MAX_MOVES = KINDS.length * 4 * TILE_COUNT + 1;

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
  readonly history = new Uint16Array(MAX_PLIES);

  readonly #slots = new Uint8Array(MAX_PLIES);
  readonly #pieces = new Uint8Array(MAX_PLIES);
  readonly #unseen = new Int8Array(KINDS.length);

  /** The start of a game; `stack` are 60 kinds or `UNKNOWN`, the top first (CC-9). */
  constructor(options: CableCarOptions, stack: Uint8Array) {
    this.options = options;
    this.stack = stack;
    this.network = new Network(layoutOf(options.players));
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
  }

  /** Plays a legal move. */
  play(move: Move): void {
    this.history[this.ply] = move;
    if (move === DRAW) {
      this.drawn = this.stack[this.top++]!;
    } else {
      const kind = move >> 8;
      if (this.drawn === NO_TILE) this.#takeFromHand(kind);
      else this.#takeDrawn();
      this.network.lay((kind << 2) | ((move >> 6) & 3), move & 63);
      this.seat = this.seat + 1 === this.options.players ? 0 : this.seat + 1;
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
    this.network.takeBack();
    this.seat = this.seat === 0 ? this.options.players - 1 : this.seat - 1;
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
    let count = 0;
    for (let kinds = this.playableKinds(); kinds !== 0; kinds &= kinds - 1) {
      const kind = 31 - Math.clz32(kinds & -kinds);
      const turns = this.turnsOf(kind);
      const lifted = this.isLifted(kind);
      for (let turn = 0; turn < turns; turn++) {
        const base = (kind << 8) | (turn << 6);
        let low = this.openLow(kind, turn, lifted);
        for (; low !== 0; low &= low - 1) into[count++] = base | (31 - Math.clz32(low & -low));
        let high = this.openHigh(kind, turn, lifted);
        for (; high !== 0; high &= high - 1) into[count++] = base | (63 - Math.clz32(high & -high));
      }
    }
    if (this.drawn === NO_TILE && this.top < TILE_COUNT) into[count++] = DRAW;
    return count;
  }

  /** The kinds that the seat to move may lay now, a bit for each. */
  playableKinds(): number {
    if (this.drawn !== NO_TILE) {
      return this.drawn === UNKNOWN ? this.#unseenKinds() : 1 << this.drawn;
    }
    let kinds = 0;
    const first = this.seat * this.options.hand;
    for (let slot = first; slot < first + this.options.hand; slot++) {
      const piece = this.hands[slot]!;
      if (piece === UNKNOWN) kinds |= this.#unseenKinds();
      else if (piece !== NO_TILE) kinds |= 1 << piece;
    }
    return kinds;
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

  #unseenKinds(): number {
    countUnseen(this, this.#unseen);
    let kinds = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (this.#unseen[kind]! > 0) kinds |= 1 << kind;
    }
    return kinds;
  }
}
