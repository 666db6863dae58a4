import {
  KINDS,
  type Kind,
  type Move,
  type Position,
  placementOf,
  type Seat,
} from "@endstation/engine";
import { marginOf } from "./worth.ts";

/** Placements of one tile at most: every turn on every cell. */
const MAX_PLACEMENTS = 4 * 60;

/** What is needed at each number of empty cells; made once, since the search allocates nothing. */
interface Row {
  readonly moves: Uint16Array;
  /** Expected margins by seat: the result, of one move, of a drawn tile, of drawing. */
  readonly margins: Float64Array;
  readonly afterMove: Float64Array;
  readonly afterDrawn: Float64Array;
  readonly afterDraw: Float64Array;
}

/**
 * A game of which all hands lie open and only the order of the stack is unknown, searched through
 * to the last tile. Each seat plays for its expected margin to the best other. It takes the base
 * game's scoring, where owners are seats.
 */
export class OpenHands {
  /** The tiles in hand as counts, at [seat * 24 + kind]. */
  readonly hands: Int8Array;
  /** The tiles of the stack as counts, by kind. */
  readonly stack = new Int8Array(KINDS.length);

  readonly #position: Position;
  readonly #players: number;
  readonly #rows: readonly Row[];
  readonly #points = new Int32Array(8);
  #stackSize = 0;

  /** Plays on the board of `position`, and leaves it as it was. */
  constructor(position: Position) {
    const { players } = position.options;
    this.#position = position;
    this.#players = players;
    this.hands = new Int8Array(players * KINDS.length);
    this.#rows = Array.from({ length: this.#empty + 1 }, () => ({
      moves: new Uint16Array(MAX_PLACEMENTS),
      margins: new Float64Array(players),
      afterMove: new Float64Array(players),
      afterDrawn: new Float64Array(players),
      afterDraw: new Float64Array(players),
    }));
  }

  /** The expected margin of a seat that lays a hand tile now and fills its hand. */
  afterHandTile(seat: Seat, move: Move): number {
    const { kind } = placementOf(move);
    const { afterMove } = this.#rows[this.#empty]!;
    this.#stackSize = this.#countStack();
    this.hands[seat * KINDS.length + kind]!--;
    this.#lay(move);
    this.#refill(seat, afterMove);
    this.#position.network.takeBack();
    this.hands[seat * KINDS.length + kind]!++;
    return afterMove[seat]!;
  }

  /** The expected margin of a seat that lays the tile now that it has drawn. */
  afterDrawnTile(seat: Seat, move: Move): number {
    this.#stackSize = this.#countStack();
    this.#lay(move);
    const margin = this.#play(this.#next(seat))[seat]!;
    this.#position.network.takeBack();
    return margin;
  }

  get #empty(): number {
    return 60 - this.#position.network.laid;
  }

  #countStack(): number {
    return this.stack.reduce((sum, count) => sum + count, 0);
  }

  #next(seat: Seat): Seat {
    return seat + 1 === this.#players ? 0 : seat + 1;
  }

  #lay(move: Move): void {
    this.#position.network.lay(((move >> 8) << 2) | ((move >> 6) & 3), move & 63);
  }

  /** The expected margins by seat, with this seat to move; valid until the next call. */
  #play(seat: Seat): Float64Array {
    const { margins, afterMove, afterDraw } = this.#rows[this.#empty]!;
    if (this.#empty === 0) return this.#final(margins);
    margins[seat] = -Infinity;
    const hand = seat * KINDS.length;
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (this.hands[hand + kind] === 0) continue;
      this.hands[hand + kind]!--;
      const moves = this.#writePlacements(kind);
      for (let at = 0; at < moves; at++) {
        this.#lay(this.#rows[this.#empty]!.moves[at]!);
        this.#refill(seat, afterMove);
        this.#position.network.takeBack();
        if (afterMove[seat]! > margins[seat]!) margins.set(afterMove);
      }
      this.hands[hand + kind]!++;
    }
    if (this.#stackSize > 0) {
      this.#draw(seat);
      if (afterDraw[seat]! > margins[seat]!) margins.set(afterDraw);
    }
    return margins;
  }

  #final(margins: Float64Array): Float64Array {
    this.#points.fill(0);
    this.#position.network.addPoints(this.#points);
    for (let seat = 0; seat < this.#players; seat++) {
      margins[seat] = marginOf(this.#points, seat, this.#players);
    }
    return margins;
  }

  /** The mean over the tiles that may fill the hand, into `mean`. */
  #refill(seat: Seat, mean: Float64Array): void {
    if (this.#stackSize === 0) {
      mean.set(this.#play(this.#next(seat)));
      return;
    }
    mean.fill(0);
    const hand = seat * KINDS.length;
    for (let kind = 0; kind < KINDS.length; kind++) {
      const chance = this.stack[kind]! / this.#stackSize;
      if (chance === 0) continue;
      this.#take(kind);
      this.hands[hand + kind]!++;
      this.#addTo(mean, this.#play(this.#next(seat)), chance);
      this.hands[hand + kind]!--;
      this.#putBack(kind);
    }
  }

  /** The mean over the tiles that may be drawn, each laid where it is best. */
  #draw(seat: Seat): void {
    const { afterDraw, afterDrawn, moves } = this.#rows[this.#empty]!;
    afterDraw.fill(0);
    for (let kind = 0; kind < KINDS.length; kind++) {
      const chance = this.stack[kind]! / this.#stackSize;
      if (chance === 0) continue;
      this.#take(kind);
      afterDrawn[seat] = -Infinity;
      const count = this.#writePlacements(kind);
      for (let at = 0; at < count; at++) {
        this.#lay(moves[at]!);
        const margins = this.#play(this.#next(seat));
        this.#position.network.takeBack();
        if (margins[seat]! > afterDrawn[seat]!) afterDrawn.set(margins);
      }
      this.#putBack(kind);
      this.#addTo(afterDraw, afterDrawn, chance);
    }
  }

  #take(kind: Kind): void {
    this.stack[kind]!--;
    this.#stackSize--;
  }

  #putBack(kind: Kind): void {
    this.stack[kind]!++;
    this.#stackSize++;
  }

  #addTo(mean: Float64Array, margins: Float64Array, chance: number): void {
    for (let seat = 0; seat < this.#players; seat++) mean[seat]! += chance * margins[seat]!;
  }

  #writePlacements(kind: Kind): number {
    const { moves } = this.#rows[this.#empty]!;
    const position = this.#position;
    const lifted = position.isLifted(kind);
    const turns = position.turnsOf(kind);
    let count = 0;
    for (let turn = 0; turn < turns; turn++) {
      const base = (kind << 8) | (turn << 6);
      let low = position.openLow(kind, turn, lifted);
      for (; low !== 0; low &= low - 1) moves[count++] = base | (31 - Math.clz32(low & -low));
      let high = position.openHigh(kind, turn, lifted);
      for (; high !== 0; high &= high - 1) moves[count++] = base | (63 - Math.clz32(high & -high));
    }
    return count;
  }
}
