import { CELLS, isPowerStation, neighbour, opposite, SIDES, TILE_CELLS } from "./board.ts";
import { STATION_COUNT, stationAt } from "./stations.ts";

/**
 * Fragments: maximal stretches of track from one node to another.
 *
 * A fragment begins at an origin: the exit of a free cell (the odd port of a side, cell * 4 +
 * side), or a car (`FIRST_TERMINAL` + station - 1). It ends at an entry of a free cell (the even
 * port, cell * 4 + side), a building (`FIRST_TERMINAL` + station - 1) or the power station
 * (`LAST_TERMINAL`). Origins and ends are numbered apart. Nothing comes out of the power station:
 * what would, has the origin `LAST_TERMINAL`, and the two slots of that number are sinks, written
 * like all others so that laying needs no branch, and never read.
 */
export const FIRST_TERMINAL = CELLS * 4;
/** The power station, and the sinks; see `FIRST_TERMINAL`. */
export const LAST_TERMINAL = FIRST_TERMINAL + STATION_COUNT;

/** A word holds a node in its low bits and above them a length, counted in passes of tiles. */
const NODE_BITS = 9;
/** The bits of a word that hold its node. */
export const NODE_MASK = (1 << NODE_BITS) - 1;
/** Those that hold its length. */
export const LENGTH_MASK = ~NODE_MASK;
/** What one pass adds to a word. */
export const ONE_PASS = 1 << NODE_BITS;

/** The length in a word, in passes. */
export const lengthIn = (word: number): number => word >> NODE_BITS;

/** Where fragments lead on the empty board, as words by node. */
interface EmptyBoard {
  /** Where the fragment that begins at each origin ends. */
  readonly ends: Int32Array;
  /** Where the fragment that ends at each end node begins. */
  readonly origins: Int32Array;
}

// In a function, not in a loop of the module's own: a module that only declares can be left out of
// a bundle that does not use it.
function emptyBoard(): EmptyBoard {
  const ends = new Int32Array(LAST_TERMINAL + 1);
  const origins = new Int32Array(LAST_TERMINAL + 1);
  for (const cell of TILE_CELLS) {
    for (let side = 0; side < SIDES.length; side++) {
      const port = cell * 4 + side;
      const next = neighbour(cell, side);
      if (next === null) {
        const terminal = FIRST_TERMINAL + stationAt(cell, side)! - 1;
        ends[port] = terminal;
        origins[terminal] = port;
        ends[terminal] = port;
        origins[port] = terminal;
      } else if (isPowerStation(next)) {
        ends[port] = LAST_TERMINAL;
        origins[port] = LAST_TERMINAL;
      } else {
        const across = next * 4 + opposite(side);
        ends[port] = across;
        origins[across] = port;
      }
    }
  }
  return { ends, origins };
}

/** The fragments of the empty board. They are copied, and never written. */
export const EMPTY_BOARD: EmptyBoard = emptyBoard();
