import { isIn } from "../cell-set.ts";
import { COMPANIES } from "../companies/company.ts";
import { NOBODY } from "../layout.ts";
import type { Network } from "../network.ts";
import { FIRST_TERMINAL, LAST_TERMINAL, lengthIn, NODE_MASK } from "../nodes.ts";
import type { Orientation } from "../options.ts";
import { STATION_COUNT } from "../stations.ts";
import { EXIT_SIDE, KINDS, TURNED } from "../tiles.ts";
import { CELL_OF, FIRST_EDGE, SLOT_OF, SLOTS } from "./slots.ts";
import { tilesLeft } from "./tiles-left.ts";

/**
 * Where a line comes next: into a free cell by a side's even port, slot * 4 + side, or to its end.
 * All of them fit into a byte: 60 cells have 240 entries, and two ends are enough, as buildings
 * all count alike.
 */
export type Entry = number;

/** The line has come to a building. */
export const AT_BUILDING: Entry = CELL_OF.length * 4;

/** The line has come to the power station, which doubles it: of the two ends the odd one. */
export const AT_POWER: Entry = AT_BUILDING + 1;

/**
 * What a network leaves open, in the form in which random ends of the game are played on it: the
 * free cells, the fragments between them as single steps, and the lines that are still open.
 *
 * `read` takes microseconds: a search does it once a decision. It sees the board only. What is
 * still to be laid is all that does not lie there, whoever holds it. Fields are for reading only.
 */
export class OpenBoard {
  /** How many cells are free. */
  size = 0;
  /** The free ones, the first `size`. */
  readonly slots: Uint8Array = new Uint8Array(CELL_OF.length);
  /** The kinds that are still to be laid, the first `size`, in the order of CC-4. */
  readonly kinds: Uint8Array = new Uint8Array(CELL_OF.length);
  /** The inner slots without a neighbour so far, as bits: no tile may be laid there yet (CC-13). */
  lonely = 0;
  /** The edge's slots on which each geometry makes a line of one tile (CC-15), as bits. */
  readonly forbidden: Int32Array = new Int32Array(KINDS.length);
  /**
   * Where lines go on that enter a free slot by each side, were a geometry laid on it: the four
   * steps at [(geometry * SLOTS + slot) * 4 ..]. A step holds the next entry in its high byte, and
   * in its low one how many passes it is, the tile's own counted.
   */
  readonly steps: Uint16Array = new Uint16Array(KINDS.length * SLOTS * 4);
  /**
   * How each kind may lie, at [kind * 4 ..]: the geometries of its four turns, all of them the one
   * as printed unless orientation is free (CC-14).
   */
  readonly looks: Uint8Array = new Uint8Array(KINDS.length * 4);
  /** How many cars have open lines. */
  carCount = 0;
  /** Where their lines stand. What follows the last one is at its end, and scores nothing. */
  readonly carEntries: Uint8Array = new Uint8Array(STATION_COUNT);
  /** How long their lines are so far, in passes. */
  readonly carPasses: Uint8Array = new Uint8Array(STATION_COUNT);
  /** Who scores with them. */
  readonly carOwners: Uint8Array = new Uint8Array(STATION_COUNT);
  /** The points of the lines that are closed, by owner. */
  readonly points: Int32Array = new Int32Array(COMPANIES.length);

  /** Makes this what a network leaves open. */
  read(network: Network, orientation: Orientation): void {
    for (let at = 0; at < this.looks.length; at++) {
      this.looks[at] = orientation === "free" ? TURNED[at]! : at >> 2;
    }
    this.#readCells(network);
    this.kinds.set(tilesLeft(network));
    this.#readSteps(network);
    this.#readCars(network);
  }

  #readCells({ freeLow, freeHigh, reachLow, reachHigh }: Network): void {
    const free = { low: freeLow, high: freeHigh };
    const reach = { low: reachLow, high: reachHigh };
    this.size = 0;
    this.lonely = 0;
    for (let slot = 0; slot < CELL_OF.length; slot++) {
      const cell = CELL_OF[slot]!;
      if (isIn(free, cell)) this.slots[this.size++] = slot;
      if (!isIn(reach, cell)) this.lonely |= 1 << slot;
    }
  }

  #readSteps({ ends, layout }: Network): void {
    for (let geometry = 0; geometry < KINDS.length; geometry++) {
      const faulty = { low: layout.forbiddenLow[geometry]!, high: layout.forbiddenHigh[geometry]! };
      let forbidden = 0;
      for (let at = 0; at < this.size; at++) {
        const slot = this.slots[at]!;
        const cell = CELL_OF[slot]!;
        if (slot >= FIRST_EDGE && isIn(faulty, cell)) forbidden |= 1 << slot;
        const first = (geometry * SLOTS + slot) * 4;
        for (let side = 0; side < 4; side++) {
          const word = ends[cell * 4 + EXIT_SIDE[geometry * 4 + side]!]!;
          this.steps[first + side] = (entryOf(word & NODE_MASK) << 8) | (lengthIn(word) + 1);
        }
      }
      this.forbidden[geometry] = forbidden;
    }
  }

  #readCars(network: Network): void {
    const { owners } = network.layout;
    this.points.fill(0);
    this.carEntries.fill(AT_BUILDING);
    this.carPasses.fill(0);
    this.carCount = 0;
    for (let car = 0; car < STATION_COUNT; car++) {
      const owner = owners[car]!;
      if (owner === NOBODY) continue;
      const word = network.ends[FIRST_TERMINAL + car]!;
      const entry = entryOf(word & NODE_MASK);
      if (entry >= AT_BUILDING) {
        this.points[owner] = this.points[owner]! + network.worth(car);
      } else {
        this.carEntries[this.carCount] = entry;
        this.carPasses[this.carCount] = lengthIn(word);
        this.carOwners[this.carCount] = owner;
        this.carCount++;
      }
    }
  }
}

/** The same place as an end node of the network. */
function entryOf(node: number): Entry {
  if (node < FIRST_TERMINAL) return SLOT_OF[node >> 2]! * 4 + (node & 3);
  return node === LAST_TERMINAL ? AT_POWER : AT_BUILDING;
}
