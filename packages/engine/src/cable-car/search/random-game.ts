import { type Move, packMove } from "../move.ts";
import type { Network } from "../network.ts";
import type { Orientation } from "../options.ts";
import { type Geometry, type Kind, TURNED } from "../tiles.ts";
import { OpenBoard } from "./open-board.ts";
import { CELL_OF, FIRST_EDGE, INNER_BESIDE } from "./slots.ts";
import { Steps } from "./steps.ts";

const TILE_COUNT = CELL_OF.length;

/** The place of each bit that is set in a byte, at [byte * 8 + how many are set below it]. */
const BIT_IN_BYTE = Uint8Array.from({ length: 256 * 8 }, (_, index) => {
  let byte = index >> 3;
  for (let below = index & 7; below > 0; below--) byte &= byte - 1;
  return 31 - Math.clz32(byte & -byte);
});

/**
 * Random legal games from a position on: the tiles left are laid in random order, whoever holds
 * them, each in a random turn on a random cell of those that are legal (CC-13 to CC-17). Nobody
 * exchanges a share. Lines are followed at the end only. By these games `measure -- engine` tells how
 * fast the engine is.
 *
 * What makes it fast, apart from `Steps`: nothing is guessed. A cell is chosen out of two words of
 * bits by counting, without a branch, as trying cells until one is legal would make the processor
 * guess wrong at every other tile. Nothing is allocated.
 */
export class RandomGame {
  /** The state of the chance (32-bit xorshift): any whole number but 0. The caller's to set. */
  state = 1;
  readonly #board = new OpenBoard();
  readonly #steps = new Steps(this.#board);
  /** The kinds left. A game lays them from the end on, shuffling what comes before. */
  readonly #kinds = new Uint8Array(TILE_COUNT);
  /** Where and how they were laid. */
  readonly #slots = new Uint8Array(TILE_COUNT);
  readonly #geometries = new Uint8Array(TILE_COUNT);
  #freeEdge = 0;
  #freeInner = 0;

  /** Begins anew at a position. */
  start(network: Network, orientation: Orientation): void {
    this.#board.read(network, orientation);
    this.#kinds.set(this.#board.kinds);
    this.#freeEdge = 0;
    this.#freeInner = 0;
    for (let at = 0; at < this.#board.size; at++) {
      const slot = this.#board.slots[at]!;
      if (slot < FIRST_EDGE) this.#freeInner |= 1 << slot;
      else this.#freeEdge |= 1 << slot;
    }
  }

  /** Plays a game to its end and adds the points by owner to `into`. */
  play(into: Int32Array): void {
    const { size, forbidden, looks } = this.#board;
    const steps = this.#steps;
    const kinds = this.#kinds;
    const slots = this.#slots;
    const geometries = this.#geometries;
    let { state } = this;
    let lonely = this.#board.lonely;
    let freeEdge = this.#freeEdge;
    let freeInner = this.#freeInner;
    for (let left = size; left > 0; left--) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      const chosen = ((state >>> 16) * left) >>> 16;
      const kind = kinds[chosen]!;
      kinds[chosen] = kinds[left - 1]!;
      kinds[left - 1] = kind;

      const inner = freeInner & ~lonely;
      let geometry = looks[kind * 4 + (state & 3)]!;
      let edge = freeEdge & ~forbidden[geometry]!;
      if ((inner | edge) === 0) {
        geometry = this.#otherLook(kind, geometry, freeEdge);
        edge = freeEdge & ~forbidden[geometry]!;
        // CC-16: in no turn is there a cell that CC-15 allows.
        if (edge === 0) edge = freeEdge;
      }

      // How many bits are set up to the end of each byte: the total is the highest one.
      const innerPairs = inner - ((inner >>> 1) & 0x55555555);
      const innerFours = (innerPairs & 0x33333333) + ((innerPairs >>> 2) & 0x33333333);
      const innerSums = Math.imul((innerFours + (innerFours >>> 4)) & 0x0f0f0f0f, 0x01010101);
      const edgePairs = edge - ((edge >>> 1) & 0x55555555);
      const edgeFours = (edgePairs & 0x33333333) + ((edgePairs >>> 2) & 0x33333333);
      const edgeSums = Math.imul((edgeFours + (edgeFours >>> 4)) & 0x0f0f0f0f, 0x01010101);
      const innerCount = innerSums >>> 24;
      let nth = ((state & 0xffff) * (innerCount + (edgeSums >>> 24))) >>> 16;
      // All bits are set if the cell is an inner one.
      const isInner = (nth - innerCount) >> 31;
      const word = edge ^ ((edge ^ inner) & isInner);
      const sums = edgeSums ^ ((edgeSums ^ innerSums) & isInner);
      nth -= innerCount & ~isInner;
      // The byte with the nth set bit comes after all whose sum is at most n.
      const passed = ((Math.imul(nth, 0x01010101) | 0x80808080) - sums) & 0x80808080;
      const shift = (Math.imul(passed >>> 7, 0x01010101) >>> 24) << 3;
      nth -= ((sums << 8) >>> shift) & 0xff;
      const bit = shift + BIT_IN_BYTE[(((word >>> shift) & 0xff) << 3) + nth]!;
      const slot = bit + (FIRST_EDGE & ~isInner);

      freeInner &= ~((1 << bit) & isInner);
      freeEdge &= ~((1 << bit) & ~isInner);
      lonely &= ~INNER_BESIDE[slot]!;
      slots[left - 1] = slot;
      geometries[left - 1] = geometry;
      steps.put(slot, geometry);
    }
    this.state = state;
    steps.addPoints(into);
  }

  /** The moves that laid the tiles of the game played last. */
  moves(): readonly Move[] {
    return Array.from({ length: this.#board.size }, (_, ply) => {
      const at = this.#board.size - 1 - ply;
      const cell = CELL_OF[this.#slots[at]!]!;
      const kind = this.#kinds[at]!;
      const turn = TURNED.indexOf(this.#geometries[at]!, kind * 4) - kind * 4;
      return packMove({ kind, turn, cell });
    });
  }

  /** Another look of a kind, one that CC-15 allows on a free cell of the edge, if there is any. */
  #otherLook(kind: Kind, geometry: Geometry, freeEdge: number): Geometry {
    const { looks, forbidden } = this.#board;
    for (let at = kind * 4; at < kind * 4 + 4; at++) {
      if ((freeEdge & ~forbidden[looks[at]!]!) !== 0) return looks[at]!;
    }
    return geometry;
  }
}
