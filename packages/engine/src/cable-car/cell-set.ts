/**
 * A set of cells as two words of 32 bits: `low` has a bit for each of the cells 0 to 31 (rows 1
 * to 4), `high` for 32 to 63. JavaScript's bit operations end at 32.
 */
export interface CellSet {
  low: number;
  high: number;
}

/** The set of the given cells. */
export function cellSet(cells: readonly number[]): CellSet {
  const set = { low: 0, high: 0 };
  for (const cell of cells) addTo(set, cell);
  return set;
}

/** Puts one more cell into a set. */
export function addTo(set: CellSet, cell: number): void {
  if (cell < 32) set.low |= 1 << cell;
  else set.high |= 1 << (cell - 32);
}

/** Whether a cell is in a set. */
export const isIn = (set: CellSet, cell: number): boolean =>
  (((cell < 32 ? set.low : set.high) >>> (cell & 31)) & 1) === 1;

/** The cells of a set, in order. */
export function cellsOf(set: CellSet): number[] {
  const cells: number[] = [];
  for (let low = set.low; low !== 0; low &= low - 1) cells.push(31 - Math.clz32(low & -low));
  for (let high = set.high; high !== 0; high &= high - 1) cells.push(63 - Math.clz32(high & -high));
  return cells;
}
