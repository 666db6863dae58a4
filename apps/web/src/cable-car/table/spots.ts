import { type Cell, STATIONS, type Station } from "@endstation/engine";

/** A field of the grid that keys walk on: the board's cells, and the stations round them. */
export type Spot =
  | { readonly kind: "cell"; readonly cell: Cell }
  | { readonly kind: "station"; readonly station: Station };

/** A place in the grid of ten rows and columns; the outer ones are the stations. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const LAST = 9;

const stations = new Map(
  STATIONS.map(({ station, cell, side }) => {
    const row = [0, (cell >> 3) + 1, LAST, (cell >> 3) + 1][side]!;
    const column = [(cell & 7) + 1, LAST, (cell & 7) + 1, 0][side]!;
    return [row * 10 + column, station];
  }),
);

/** What stands at a place; `null` in the four corners and outside. */
export function spotAt({ row, column }: Place): Spot | null {
  if (row < 0 || column < 0 || row > LAST || column > LAST) return null;
  if (row > 0 && row < LAST && column > 0 && column < LAST) {
    return { kind: "cell", cell: (row - 1) * 8 + column - 1 };
  }
  const station = stations.get(row * 10 + column);
  return station === undefined ? null : { kind: "station", station };
}

/** Where a cell is in the grid. */
export const placeOfCell = (cell: Cell): Place => ({
  row: (cell >> 3) + 1,
  column: (cell & 7) + 1,
});

/** All places of a row that hold something. */
export const rowOf = (row: number): Place[] =>
  Array.from({ length: 10 }, (_, column) => ({ row, column })).filter((place) => spotAt(place));

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/**
 * Where a key leads from a place; `null` if it is no key of the grid. `legal` are the cells where
 * the tile may lie, for PageDown and PageUp, which go round.
 */
export function walk(place: Place, key: string, legal: readonly boolean[]): Place | null {
  const step = STEPS[key];
  if (step) {
    const next = { row: place.row + step[0], column: place.column + step[1] };
    return spotAt(next) ? next : place;
  }
  if (key === "Home") return rowOf(place.row)[0]!;
  if (key === "End") return rowOf(place.row).at(-1)!;
  if (key === "PageDown" || key === "PageUp") return nextLegal(place, key, legal);
  return null;
}

function nextLegal(place: Place, key: "PageDown" | "PageUp", legal: readonly boolean[]): Place {
  const cells = legal.flatMap((free, cell) => (free ? [cell] : []));
  const here = (place.row - 1) * 8 + place.column - 1;
  const next =
    key === "PageDown"
      ? (cells.find((cell) => cell > here) ?? cells[0])
      : (cells.findLast((cell) => cell < here) ?? cells.at(-1));
  return next === undefined ? place : placeOfCell(next);
}
