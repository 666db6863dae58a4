import { CELLS, type Cell, EDGE_CELLS, NEIGHBOURS, TILE_CELLS } from "../board.ts";
import { cellsOf } from "../cell-set.ts";

/**
 * The 60 cells that take tiles by another number, for search: the 32 inner ones are 0 to 31, the
 * 28 on the board's edge 32 to 59. So the inner ones are the bits of one word, and the edge another:
 * only inner cells wait for a neighbour (CC-13), and only on the edge is a tile ever forbidden
 * (CC-15).
 */
export type Slot = number;

/** What lies between two rows of a table by slot: a power of two. */
export const SLOTS = 64;

/** The first slot of the board's edge. */
export const FIRST_EDGE: Slot = TILE_CELLS.length - EDGE_CELLS.length;

/** The cells by slot. */
export const CELL_OF: Uint8Array = Uint8Array.from([
  ...TILE_CELLS.filter((cell) => !EDGE_CELLS.includes(cell)),
  ...EDGE_CELLS,
]);

/** The slots by cell; 63, which is none, for the power station. */
export const SLOT_OF: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell: Cell) => {
  const slot = CELL_OF.indexOf(cell);
  return slot < 0 ? SLOTS - 1 : slot;
});

/** The inner slots beside each slot, as the bits of a word. */
export const INNER_BESIDE: Int32Array = Int32Array.from(CELL_OF, (cell) =>
  cellsOf(NEIGHBOURS[cell]!)
    .map((next) => SLOT_OF[next]!)
    .filter((slot) => slot < FIRST_EDGE)
    .reduce((bits, slot) => bits | (1 << slot), 0),
);
