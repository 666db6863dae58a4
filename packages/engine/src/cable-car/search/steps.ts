import { STATION_COUNT } from "../stations.ts";
import type { Geometry } from "../tiles.ts";
import { AT_BUILDING, AT_POWER, type Entry, type OpenBoard } from "./open-board.ts";
import { SLOTS, type Slot } from "./slots.ts";

/**
 * Tiles on the free cells of an open board, as steps from entry to entry.
 *
 * What makes it fast: a tile's four steps are 8 bytes, laid by copying one number, whatever
 * fragments lie behind them, and following a line is one load a step. Ends lead to themselves, in
 * no passes; so four lines are followed side by side until all have ended. One by one, the
 * processor would wait for each load and guess the end of each line wrong.
 */
export class Steps {
  readonly #board: OpenBoard;
  /** The step from each entry, as on the board. */
  readonly #steps = new Uint16Array(SLOTS * 4);
  /**
   * The same, a tile's four in one. As a float only to be copied: none of them is NaN, which would
   * not keep its bits, as no step has the 240 passes which that takes.
   */
  readonly #tiles = new Float64Array(this.#steps.buffer);
  readonly #tilesToLay: Float64Array;
  readonly #linePoints = new Uint16Array(STATION_COUNT);

  constructor(board: OpenBoard) {
    this.#board = board;
    this.#tilesToLay = new Float64Array(board.steps.buffer);
    this.#steps[AT_BUILDING] = AT_BUILDING << 8;
    this.#steps[AT_POWER] = AT_POWER << 8;
  }

  /** Lays a tile on a free slot, in place of the one that may lie there. */
  put(slot: Slot, geometry: Geometry): void {
    this.#tiles[slot] = this.#tilesToLay[geometry * SLOTS + slot]!;
  }

  /**
   * Follows four lines, from the index `first` on: those that stand at `entries` after so many
   * `passes`. Writes what each scores into `points`, at the same places. All free slots must have
   * tiles.
   */
  #follow(entries: Uint8Array, passes: Uint8Array, points: Uint16Array, first: number): void {
    const steps = this.#steps;
    let a: Entry = entries[first]!;
    let b: Entry = entries[first + 1]!;
    let c: Entry = entries[first + 2]!;
    let d: Entry = entries[first + 3]!;
    let aPasses = passes[first]!;
    let bPasses = passes[first + 1]!;
    let cPasses = passes[first + 2]!;
    let dPasses = passes[first + 3]!;
    // Of the entries none has all the bits that the ends have in common.
    while ((a & b & c & d) < AT_BUILDING) {
      const aStep = steps[a]!;
      const bStep = steps[b]!;
      const cStep = steps[c]!;
      const dStep = steps[d]!;
      a = aStep >>> 8;
      b = bStep >>> 8;
      c = cStep >>> 8;
      d = dStep >>> 8;
      aPasses += aStep & 0xff;
      bPasses += bStep & 0xff;
      cPasses += cStep & 0xff;
      dPasses += dStep & 0xff;
    }
    // The power station is the odd one of the ends, and doubles.
    points[first] = aPasses << (a & 1);
    points[first + 1] = bPasses << (b & 1);
    points[first + 2] = cPasses << (c & 1);
    points[first + 3] = dPasses << (d & 1);
  }

  /** Adds to `into`, by owner, what all lines have scored by the end (CC-18). */
  addPoints(into: Int32Array): void {
    const { carCount, carEntries, carPasses, carOwners, points } = this.#board;
    const lines = this.#linePoints;
    for (let first = 0; first < carCount; first += 4) {
      this.#follow(carEntries, carPasses, lines, first);
    }
    for (let owner = 0; owner < into.length; owner++) into[owner] = into[owner]! + points[owner]!;
    for (let car = 0; car < carCount; car++) {
      const owner = carOwners[car]!;
      into[owner] = into[owner]! + lines[car]!;
    }
  }
}
