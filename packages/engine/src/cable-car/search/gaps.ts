import { CELLS, TILE_CELLS } from "../board.ts";
import { NOBODY } from "../layout.ts";
import type { Network } from "../network.ts";
import { FIRST_TERMINAL, LAST_TERMINAL, lengthIn, NODE_MASK } from "../nodes.ts";
import { NO_TILE } from "../piece.ts";
import { STATIONS } from "../stations.ts";

/** A free cell, numbered from 0 in the order of cells among those that are free on one board. */
export type Gap = number;

/** Bits of a jump's target: the entry gap * 4 + side, or where a line ends for good. */
const TARGET_BITS = 9;
const TARGET_MASK = (1 << TARGET_BITS) - 1;
/** The target of a jump that ends at a building, and at the power station. */
const BUILDING = TARGET_MASK - 1;
const POWER = TARGET_MASK;

/** Whether a jump's target is an entry: those are below this. */
export const FIRST_END = BUILDING;

/** Where a jump leads. */
export const targetOf = (jump: number): number => jump & TARGET_MASK;

/** Over how many passes a jump leads. */
export const passesOf = (jump: number): number => jump >> TARGET_BITS;

/** Whether a target is the power station, which doubles. */
export const isPower = (target: number): boolean => target === POWER;

/**
 * What is left open on a board: its free cells, and the fragments of track between them. An entry
 * and an exit are numbered gap * 4 + side, as the network numbers them by cell.
 *
 * Most of a line lies on tiles that no completion changes; following it from one free cell to the
 * next is one look-up, however long the fragment between them is. Other than an `OpenBoard` it
 * keeps tracks that no car is on, as a changed tile may lead a car onto them. Fields are for
 * reading only.
 */
export class Gaps {
  /** How many cells are free. */
  size = 0;
  /** The free cells, the first `size`, in ascending order. */
  readonly cells: Uint8Array = new Uint8Array(TILE_CELLS.length);
  /** The gap of each free cell, by cell. */
  readonly gapOn: Uint8Array = new Uint8Array(CELLS);
  /** Where the fragment from each exit leads, and over how many passes. */
  readonly jumps: Int32Array = new Int32Array(TILE_CELLS.length * 4);
  /** The tracks that come in from a station, or out of the power station, and meet a free cell. */
  starts = 0;
  readonly startEntries: Uint8Array = new Uint8Array(STATIONS.length + 8);
  readonly startPasses: Int32Array = new Int32Array(STATIONS.length + 8);
  /** Who scores with them: `NOBODY` for a station without a car and for what no car can be on. */
  readonly startOwners: Int8Array = new Int8Array(STATIONS.length + 8);
  /** What the closed lines have scored, by owner. */
  readonly points: Int32Array = new Int32Array(8);
  ownerCount = 0;

  /** Reads a board. Allocates nothing. */
  read(network: Network): void {
    this.size = 0;
    for (const cell of TILE_CELLS) {
      if (network.tiles[cell] !== NO_TILE) continue;
      this.gapOn[cell] = this.size;
      this.cells[this.size++] = cell;
    }
    this.ownerCount = network.layout.ownerCount;
    this.points.fill(0);
    network.addPoints(this.points);
    this.starts = 0;
    for (let port = 0; port < this.size * 4; port++) this.#readPort(network, port);
  }

  #readPort({ ends, origins, layout }: Network, port: number): void {
    const node = this.cells[port >> 2]! * 4 + (port & 3);
    const end = ends[node]!;
    this.jumps[port] = (lengthIn(end) << TARGET_BITS) | this.#target(end & NODE_MASK);
    const origin = origins[node]!;
    const from = origin & NODE_MASK;
    if (from < FIRST_TERMINAL) return;
    this.startEntries[this.starts] = port;
    this.startPasses[this.starts] = lengthIn(origin);
    this.startOwners[this.starts++] =
      from === LAST_TERMINAL ? NOBODY : layout.owners[from - FIRST_TERMINAL]!;
  }

  #target(node: number): number {
    if (node === LAST_TERMINAL) return POWER;
    if (node >= FIRST_TERMINAL) return BUILDING;
    return this.gapOn[node >> 2]! * 4 + (node & 3);
  }
}
