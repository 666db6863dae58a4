import type { CellSet } from "./cell-set.ts";
import { addTo, cellSet } from "./cell-set.ts";

/** A cell from 0 to 63: row * 8 + column, so `a1` is 0, `h1` 7 and `h8` 63 (CC-1). */
export type Cell = number;

/** How many cells there are, the four of the power station among them. */
export const CELLS = 64;

const COLUMNS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
const ROWS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

/** A cell as people and records name it, `c4`. */
export type CellName = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;

/** The name of a cell from 0 to 63. */
export const cellName = (cell: Cell): CellName => `${COLUMNS[cell & 7]!}${ROWS[cell >> 3]!}`;

/** The cell of a name, `null` where no cell has that name. The power station's cells count. */
export function parseCell(name: string): Cell | null {
  if (name.length !== 2) return null;
  const column = COLUMNS.indexOf(name[0] as "a");
  const row = ROWS.indexOf(name[1] as "1");
  return column < 0 || row < 0 ? null : row * 8 + column;
}

/** The sides of a cell, clockwise. A side's even port is 2 * side, its odd one 2 * side + 1 (CC-2). */
export const SIDES = ["top", "right", "bottom", "left"] as const;

/** An index into `SIDES`. */
export type Side = number;

/** The side that a car enters by when it has left the neighbour by `side`: port 1 meets 4. */
export const opposite = (side: Side): Side => side ^ 2;

const COLUMN_STEP = [0, 1, 0, -1] as const;
const ROW_STEP = [-1, 0, 1, 0] as const;

/** The cell across a side, `null` beyond the board's edge. */
export function neighbour(cell: Cell, side: Side): Cell | null {
  const column = (cell & 7) + COLUMN_STEP[side]!;
  const row = (cell >> 3) + ROW_STEP[side]!;
  return column < 0 || column > 7 || row < 0 || row > 7 ? null : row * 8 + column;
}

const POWER_CELLS: readonly (Cell | null)[] = ["d4", "e4", "d5", "e5"].map(parseCell);

/** Whether the power station stands on this cell. */
export const isPowerStation = (cell: Cell): boolean => POWER_CELLS.includes(cell);

/** The 60 cells that take tiles, in order. */
export const TILE_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => !isPowerStation(cell),
);

/** Those of them on the board's edge, on which a tile may always be laid (CC-13). */
export const EDGE_CELLS: readonly Cell[] = TILE_CELLS.filter((cell) =>
  SIDES.some((_, side) => neighbour(cell, side) === null),
);

/** The cells that share a side with each cell and take tiles, by cell (CC-13). */
export const NEIGHBOURS: readonly CellSet[] = Array.from({ length: CELLS }, (_, cell) => {
  const set = cellSet([]);
  for (let side = 0; side < SIDES.length; side++) {
    const next = neighbour(cell, side);
    if (next !== null && !isPowerStation(next)) addTo(set, next);
  }
  return set;
});
