import { type Cell, type Line, STATIONS, type Station } from "@endstation/engine";
import { beside, CELL, corner, samples } from "../board/geometry.ts";

/** What a pointer means. `explain`: a cell where the tile may not lie. */
export type Hit =
  | { readonly kind: "aim"; readonly cell: Cell }
  | { readonly kind: "explain"; readonly cell: Cell }
  | { readonly kind: "line"; readonly station: Station };

/** A pointer's place in units of the board, from a1's left top corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Field {
  readonly lines: readonly Line[];
  readonly tiles: readonly (string | null)[];
  /** Where the tile may lie, by cell; all false while there is none to lay. */
  readonly legal: readonly boolean[];
}

/** How near to a track a pointer must be; a finger on a phone covers more than its tip. */
const TRACK_REACH = 9;
/** How far a tap on a free cell that does not count snaps to one that does, in units. */
const SNAP = 36;
/** The same from a laid tile, which may be meant itself. */
const TILE_SNAP = 14;

const isOnBoard = ({ x, y }: Point) => x >= 0 && y >= 0 && x < 8 * CELL && y < 8 * CELL;

/** What a tap or a click at a point means; `null`: nothing. */
export function hit(point: Point, field: Field): Hit | null {
  if (!isOnBoard(point)) return { kind: "line", station: nearestStation(point) };
  const cell = Math.floor(point.y / CELL) * 8 + Math.floor(point.x / CELL);
  if (field.legal[cell]) return { kind: "aim", cell };
  const laid = field.tiles[cell] !== null;
  const station = laid ? lineAt(point, field.lines) : null;
  if (station !== null) return { kind: "line", station };
  const near = nearestLegal(point, field.legal);
  if (near && near.distance <= (laid ? TILE_SNAP : SNAP)) return { kind: "aim", cell: near.cell };
  return { kind: "explain", cell };
}

/** The station whose line runs under a point, or whose sign or car stands there. */
export function lineAt(point: Point, lines: readonly Line[]): Station | null {
  if (!isOnBoard(point)) return nearestStation(point);
  let best: { station: Station; distance: number } | null = null;
  for (const line of lines) {
    for (const pass of line.passes) {
      const [x, y] = corner(pass.cell);
      if (point.x < x || point.y < y || point.x > x + CELL || point.y > y + CELL) continue;
      for (const [px, py] of samples(pass.track, pass.entry)) {
        const distance = Math.hypot(point.x - x - px, point.y - y - py);
        if (distance <= TRACK_REACH && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
          best = { station: line.station, distance };
        }
      }
    }
  }
  return best?.station ?? null;
}

function nearestStation(point: Point): Station {
  const distances = STATIONS.map(({ cell, side }) => {
    const { x, y } = beside(cell, side, { along: CELL / 2, out: 16 });
    return Math.hypot(point.x - x, point.y - y);
  });
  return distances.indexOf(Math.min(...distances)) + 1;
}

function nearestLegal(point: Point, legal: readonly boolean[]) {
  let best: { cell: Cell; distance: number } | null = null;
  for (const [cell, open] of legal.entries()) {
    if (!open) continue;
    const [x, y] = corner(cell);
    const dx = Math.max(x - point.x, 0, point.x - x - CELL);
    const dy = Math.max(y - point.y, 0, point.y - y - CELL);
    const distance = Math.hypot(dx, dy);
    if (!best || distance < best.distance) best = { cell, distance };
  }
  return best;
}
