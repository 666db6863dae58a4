import { CELLS, EDGE_CELLS, NEIGHBOURS, TILE_CELLS } from "./board.ts";
import { cellSet } from "./cell-set.ts";
import { type Layout, NOBODY } from "./layout.ts";
import {
  EMPTY_BOARD,
  FIRST_TERMINAL,
  LAST_TERMINAL,
  LENGTH_MASK,
  lengthIn,
  NODE_MASK,
  ONE_PASS,
} from "./nodes.ts";
import { NO_TILE } from "./piece.ts";
import { STATION_COUNT } from "./stations.ts";
import { EXIT_SIDE, TURNED } from "./tiles.ts";

const TILE_COUNT = TILE_CELLS.length;
const FREE_AT_START = cellSet(TILE_CELLS);
const REACHABLE_AT_START = cellSet(EDGE_CELLS);
const NEIGHBOURS_LOW = Int32Array.from(NEIGHBOURS, ({ low }) => low);
const NEIGHBOURS_HIGH = Int32Array.from(NEIGHBOURS, ({ high }) => high);
/** The words of each cell alone. */
const CELL_LOW = Int32Array.from({ length: CELLS }, (_, cell) => cellSet([cell]).low);
const CELL_HIGH = Int32Array.from({ length: CELLS }, (_, cell) => cellSet([cell]).high);

/**
 * The board with its tiles: where each line leads, and which cells may take a tile.
 *
 * Made for search: `lay` and `takeBack` allocate nothing and cost the same however long the lines
 * are (see nodes.ts). What was scored is not kept, as most tiles close nothing: it follows from
 * where the cars' lines end. All fields are for reading only.
 */
export class Network {
  readonly layout: Layout;
  /** The tile on each cell as kind * 4 + turn, or `NO_TILE`. */
  readonly tiles = new Uint8Array(CELLS).fill(NO_TILE);
  /** Where the fragment from each origin ends. Valid for free cells' exits and for cars. */
  readonly ends = EMPTY_BOARD.ends.slice();
  /** Where the fragment to each end node begins. Valid for free cells' entries. */
  readonly origins = EMPTY_BOARD.origins.slice();
  /** How many tiles lie. */
  laid = 0;
  /** The cells that take a tile and have none, as a cell set's two words. */
  freeLow = FREE_AT_START.low;
  freeHigh = FREE_AT_START.high;
  /** The cells on the edge or beside a tile, laid ones among them (CC-13). */
  reachLow = REACHABLE_AT_START.low;
  reachHigh = REACHABLE_AT_START.high;

  readonly #cells = new Uint8Array(TILE_COUNT);
  readonly #reachLowBefore = new Int32Array(TILE_COUNT);
  readonly #reachHighBefore = new Int32Array(TILE_COUNT);

  constructor(layout: Layout) {
    this.layout = layout;
  }

  /** Makes this the same as another network of the same layout, what it can take back included. */
  copyFrom(other: Network): void {
    this.tiles.set(other.tiles);
    this.ends.set(other.ends);
    this.origins.set(other.origins);
    this.laid = other.laid;
    this.freeLow = other.freeLow;
    this.freeHigh = other.freeHigh;
    this.reachLow = other.reachLow;
    this.reachHigh = other.reachHigh;
    this.#cells.set(other.#cells);
    this.#reachLowBefore.set(other.#reachLowBefore);
    this.#reachHighBefore.set(other.#reachHighBefore);
  }

  /** Lays a tile (kind * 4 + turn) on a free cell. */
  lay(tile: number, cell: number): void {
    this.#occupy(tile, cell);
    const { ends, origins } = this;
    const exits = TURNED[tile]! * 4;
    const first = cell * 4;
    for (let side = 0; side < 4; side++) {
      // Splice the fragment that comes in by this side and the one that goes on from its exit.
      // Where a fragment leads from this cell back into it, an earlier splice has already put
      // the longer one into the slot that is read here.
      const exit = first + EXIT_SIDE[exits + side]!;
      const before = origins[first + side]!;
      const after = ends[exit]!;
      const origin = before & NODE_MASK;
      const end = after & NODE_MASK;
      // A closed loop: no car can reach it any more, and to leave it alone keeps this undoable.
      if (origin === exit) continue;
      const length = (before & LENGTH_MASK) + (after & LENGTH_MASK) + ONE_PASS;
      ends[origin] = length | end;
      origins[end] = length | origin;
    }
  }

  /** Takes the last tile back: everything is as it was before, except the sinks of nodes.ts. */
  takeBack(): void {
    const cell = this.#cells[this.laid - 1]!;
    const tile = this.tiles[cell]!;
    this.#vacate(cell);
    const { ends, origins } = this;
    const exits = TURNED[tile]! * 4;
    const first = cell * 4;
    // A splice does not touch the two slots it reads, so in reverse order they tell what was.
    for (let side = 3; side >= 0; side--) {
      const exit = first + EXIT_SIDE[exits + side]!;
      const before = origins[first + side]!;
      const after = ends[exit]!;
      if ((before & NODE_MASK) === exit) continue;
      ends[before & NODE_MASK] = (before & LENGTH_MASK) | (first + side);
      origins[after & NODE_MASK] = (after & LENGTH_MASK) | exit;
    }
  }

  #occupy(tile: number, cell: number): void {
    const { laid } = this;
    this.#cells[laid] = cell;
    this.#reachLowBefore[laid] = this.reachLow;
    this.#reachHighBefore[laid] = this.reachHigh;
    this.laid = laid + 1;
    this.tiles[cell] = tile;
    this.reachLow |= NEIGHBOURS_LOW[cell]!;
    this.reachHigh |= NEIGHBOURS_HIGH[cell]!;
    this.freeLow ^= CELL_LOW[cell]!;
    this.freeHigh ^= CELL_HIGH[cell]!;
  }

  #vacate(cell: number): void {
    this.laid--;
    this.tiles[cell] = NO_TILE;
    this.reachLow = this.#reachLowBefore[this.laid]!;
    this.reachHigh = this.#reachHighBefore[this.laid]!;
    this.freeLow ^= CELL_LOW[cell]!;
    this.freeHigh ^= CELL_HIGH[cell]!;
  }

  /** Adds what each owner has scored to `into`, by owner (CC-18). Allocates nothing. */
  addPoints(into: Int32Array): void {
    const { owners } = this.layout;
    for (let car = 0; car < STATION_COUNT; car++) {
      const owner = owners[car]!;
      if (owner !== NOBODY) into[owner] = into[owner]! + this.worth(car);
    }
  }

  /** Whether the tile laid last has closed the line of a car. */
  get lastTileScored(): boolean {
    const cell = this.#cells[this.laid - 1]!;
    const exits = TURNED[this.tiles[cell]!]! * 4;
    for (let side = 0; side < 4; side++) {
      // Laying leaves the slots of the cell as it read them, see `takeBack`.
      const origin = this.origins[cell * 4 + side]! & NODE_MASK;
      const end = this.ends[cell * 4 + EXIT_SIDE[exits + side]!]! & NODE_MASK;
      const fromCar = origin >= FIRST_TERMINAL && origin < LAST_TERMINAL;
      if (fromCar && end >= FIRST_TERMINAL) return true;
    }
    return false;
  }

  /** The points by owner. */
  get points(): Int32Array {
    const points = new Int32Array(this.layout.ownerCount);
    this.addPoints(points);
    return points;
  }

  /** The points of the line from a station, at index station - 1; 0 while it is open (CC-18). */
  worth(car: number): number {
    const word = this.ends[FIRST_TERMINAL + car]!;
    const end = word & NODE_MASK;
    if (end < FIRST_TERMINAL) return 0;
    const passes = lengthIn(word);
    return end === LAST_TERMINAL ? passes * 2 : passes;
  }
}
