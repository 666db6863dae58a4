import { CELLS, EDGE_CELLS, NEIGHBOURS, TILE_CELLS } from "./board.ts";
import { cellSet } from "./cell-set.ts";
import { type Layout, NOBODY } from "./layout.ts";
import * as nodes from "./nodes.ts";
import { NO_TILE } from "./piece.ts";
import { STATION_COUNT } from "./stations.ts";
import { EXIT_SIDE, TURNED } from "./tiles.ts";

const { FIRST_TERMINAL, LAST_TERMINAL, LENGTH_MASK, NODE_MASK, ONE_PASS } = nodes;

const TILE_COUNT = TILE_CELLS.length;
const FREE_AT_START = cellSet(TILE_CELLS);
const REACHABLE_AT_START = cellSet(EDGE_CELLS);
const NEIGHBOURS_LOW = Int32Array.from(NEIGHBOURS, ({ low }) => low);
const NEIGHBOURS_HIGH = Int32Array.from(NEIGHBOURS, ({ high }) => high);

/** Words saved for each tile: four entries, four exits, the two words of the reachable cells. */
const SAVED_WORDS = 10;

/**
 * The board with its tiles: where each line leads, which cells may take a tile, and what was
 * scored. Made for search: `lay` and `takeBack` allocate nothing and cost the same however long
 * the lines are (see nodes.ts). All arrays are for reading only.
 */
export class Network {
  readonly layout: Layout;
  /** The tile on each cell as kind * 4 + turn, or `NO_TILE`. */
  readonly tiles = new Uint8Array(CELLS).fill(NO_TILE);
  /** Points by owner. */
  readonly points: Int32Array;
  /** Where the fragment from each origin ends. Valid for free cells' exits and for cars. */
  readonly ends = nodes.EMPTY_ENDS.slice();
  /** Where the fragment to each end node begins. Valid for free cells' entries. */
  readonly origins = nodes.EMPTY_ORIGINS.slice();
  /** How many tiles lie. */
  laid = 0;
  /** The stations whose cars have scored, as station - 1, in order; `closedCount` of them. */
  readonly closed = new Uint8Array(STATION_COUNT);
  closedCount = 0;
  /** How many lines had been closed before each tile, by the order of laying. */
  readonly closedBefore = new Uint8Array(TILE_COUNT);
  /** The cells that take a tile and have none, as a cell set's two words. */
  freeLow = FREE_AT_START.low;
  freeHigh = FREE_AT_START.high;
  /** The cells on the edge or beside a tile, laid ones among them (CC-13). */
  reachLow = REACHABLE_AT_START.low;
  reachHigh = REACHABLE_AT_START.high;

  readonly #cells = new Uint8Array(TILE_COUNT);
  readonly #saved = new Int32Array(TILE_COUNT * SAVED_WORDS);

  constructor(layout: Layout) {
    this.layout = layout;
    this.points = new Int32Array(layout.ownerCount);
  }

  /** Lays a tile (kind * 4 + turn) on a free cell and scores the lines it closes (CC-18). */
  lay(tile: number, cell: number): void {
    this.#save(cell);
    this.#occupy(tile, cell);
    const { ends, origins } = this;
    const exits = TURNED[tile]! * 4;
    const first = cell * 4;
    for (let side = 0; side < 4; side++) {
      // Splice the fragment that comes in by this side and the one that goes on from its exit.
      // Where a fragment leads from this cell back into it, an earlier splice has already put
      // the longer one into the slot that is read here. A closed loop would write only slots of
      // this cell, which no car can reach any more.
      const before = origins[first + side]!;
      const after = ends[first + EXIT_SIDE[exits + side]!]!;
      const origin = before & NODE_MASK;
      const end = after & NODE_MASK;
      const length = (before & LENGTH_MASK) + (after & LENGTH_MASK) + ONE_PASS;
      ends[origin] = length | end;
      origins[end] = length | origin;
      if ((origin & end) >= FIRST_TERMINAL) this.#close(origin);
    }
  }

  /** Takes the last tile back: everything is as it was before, except the sinks of nodes.ts. */
  takeBack(): void {
    const { ends, origins } = this;
    this.laid--;
    this.#reopen();
    const cell = this.#cells[this.laid]!;
    const first = cell * 4;
    let at = this.laid * SAVED_WORDS;
    for (let port = first; port < first + 4; port++) {
      origins[port] = this.#saved[at++]!;
      ends[port] = this.#saved[at++]!;
    }
    this.reachLow = this.#saved[at]!;
    this.reachHigh = this.#saved[at + 1]!;
    // The far ends of the eight fragments point back to this cell's ports.
    for (let port = first; port < first + 4; port++) {
      const before = origins[port]!;
      const after = ends[port]!;
      ends[before & NODE_MASK] = (before & LENGTH_MASK) | port;
      origins[after & NODE_MASK] = (after & LENGTH_MASK) | port;
    }
    this.tiles[cell] = NO_TILE;
    if (cell < 32) this.freeLow |= 1 << cell;
    else this.freeHigh |= 1 << (cell - 32);
  }

  #save(cell: number): void {
    const first = cell * 4;
    let at = this.laid * SAVED_WORDS;
    for (let port = first; port < first + 4; port++) {
      this.#saved[at++] = this.origins[port]!;
      this.#saved[at++] = this.ends[port]!;
    }
    this.#saved[at] = this.reachLow;
    this.#saved[at + 1] = this.reachHigh;
  }

  #occupy(tile: number, cell: number): void {
    this.#cells[this.laid] = cell;
    this.closedBefore[this.laid] = this.closedCount;
    this.laid++;
    this.tiles[cell] = tile;
    this.reachLow |= NEIGHBOURS_LOW[cell]!;
    this.reachHigh |= NEIGHBOURS_HIGH[cell]!;
    if (cell < 32) this.freeLow &= ~(1 << cell);
    else this.freeHigh &= ~(1 << (cell - 32));
  }

  /** The line of this origin has reached its end. Where a car stood there, it scores. */
  #close(origin: number): void {
    if (origin === LAST_TERMINAL) return;
    const car = origin - FIRST_TERMINAL;
    const owner = this.layout.owners[car]!;
    if (owner === NOBODY) return;
    this.closed[this.closedCount++] = car;
    this.points[owner] = this.points[owner]! + this.worth(car);
  }

  #reopen(): void {
    const before = this.closedBefore[this.laid]!;
    while (this.closedCount > before) {
      const car = this.closed[--this.closedCount]!;
      const owner = this.layout.owners[car]!;
      this.points[owner] = this.points[owner]! - this.worth(car);
    }
  }

  /** The points of the closed line of the car at index station - 1 (CC-18). */
  worth(car: number): number {
    const word = this.ends[FIRST_TERMINAL + car]!;
    const passes = nodes.lengthIn(word);
    return (word & NODE_MASK) === LAST_TERMINAL ? passes * 2 : passes;
  }
}
