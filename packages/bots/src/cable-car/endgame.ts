import {
  DRAW,
  KINDS,
  type Move,
  type Position,
  TILE_CELLS,
  UNKNOWN,
  unseenKinds,
} from "@endstation/engine";
import { movesOf } from "./drawing.ts";
import { OpenHands } from "./open-hands.ts";

/**
 * The end of a game, searched through for the seat to move: the mean over all that the others may
 * hold and all that may come.
 *
 * The seat knows only its own hand when it chooses; for what comes after its move all hands are
 * taken to lie open, since who guesses whose tile hardly matters there and cannot be searched.
 */
export class Endgame {
  readonly #position: Position;
  readonly #open: OpenHands;
  /** The tiles in other hands or in the stack, as counts by kind. */
  readonly #unseen: Int8Array;
  /** The seats that hold unseen tiles, once for each. */
  readonly #holders: readonly number[];

  /** Plays on the position's board, and leaves it as it was. */
  constructor(position: Position) {
    const { hands, options, seat } = position;
    this.#position = position;
    this.#open = new OpenHands(position);
    this.#unseen = Int8Array.from(unseenKinds(position));
    const owned = Array.from(hands, (piece, slot) => ({
      piece,
      seat: Math.floor(slot / options.hand),
    }));
    this.#holders = owned.flatMap((each) => (each.piece === UNKNOWN ? [each.seat] : []));
    for (const each of owned) {
      if (each.seat === seat && each.piece < UNKNOWN) {
        this.#open.hands[seat * KINDS.length + each.piece]!++;
      }
    }
  }

  /** The expected margin to the best other seat after a legal move; pauses now and then. */
  *worthOf(move: Move): Generator<void, number> {
    if (move === DRAW) return yield* this.#worthOfDraw();
    const { seat, pending } = this.#position;
    return yield* this.#mean(() =>
      pending ? this.#open.afterDrawnTile(seat, move) : this.#open.afterHandTile(seat, move),
    );
  }

  *#worthOfDraw(): Generator<void, number> {
    const { seat } = this.#position;
    const total = sumOf(this.#unseen);
    let mean = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      const chance = this.#unseen[kind]! / total;
      if (chance === 0) continue;
      this.#unseen[kind]!--;
      let best = -Infinity;
      for (const move of movesOf(this.#position, kind)) {
        best = Math.max(best, yield* this.#mean(() => this.#open.afterDrawnTile(seat, move)));
      }
      this.#unseen[kind]!++;
      mean += chance * best;
    }
    return mean;
  }

  /** The mean over all ways in which the unseen tiles may be in the others' hands. */
  *#mean(worth: () => number, holder = 0): Generator<void, number> {
    const unseen = this.#unseen;
    if (holder === this.#holders.length) {
      this.#open.stack.set(unseen);
      yield;
      return worth();
    }
    const total = sumOf(unseen);
    const hand = this.#holders[holder]! * KINDS.length;
    let mean = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      const chance = unseen[kind]! / total;
      if (chance === 0) continue;
      unseen[kind]!--;
      this.#open.hands[hand + kind]!++;
      mean += chance * (yield* this.#mean(worth, holder + 1));
      this.#open.hands[hand + kind]!--;
      unseen[kind]!++;
    }
    return mean;
  }
}

const sumOf = (counts: Int8Array): number => counts.reduce((sum, count) => sum + count, 0);

/**
 * How many ends of games there are at most to search through from a position. Counts each tile as
 * another kind, and all cells as open to all.
 */
export function endingsOf({ options, network, hands, stackSize, pending }: Position): number {
  const turns = options.orientation === "free" ? 4 : 1;
  /** Counts from so many empty cells and tiles in the stack on. */
  const count = (empty: number, stack: number): number => {
    if (empty === 0) return 1;
    const held = Math.min(options.hand, Math.ceil((empty - stack) / options.players));
    const rest = count(empty - 1, Math.max(0, stack - 1));
    return empty * turns * (held * Math.max(1, stack) + stack) * rest;
  };
  const empty = TILE_CELLS.length - network.laid;
  const unknown = hands.filter((piece) => piece === UNKNOWN).length;
  let deals = 1;
  for (let slot = 0; slot < unknown; slot++) deals *= unknown + stackSize - slot;
  return deals * (pending ? empty * turns * count(empty - 1, stackSize) : count(empty, stackSize));
}
