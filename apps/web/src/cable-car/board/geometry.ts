import type { Cell, Pass, Side, Track } from "@endstation/engine";

/**
 * Where tracks run inside a cell. One unit is a sixtieth of a cell, so that ports lie on whole
 * numbers: 20 and 40 of each side. Every curve leaves its side at a right angle, so that lines
 * run on smoothly from tile to tile.
 */
export const CELL = 60;

/** The ring of stations is this deep: 0.55 of a cell, which leaves cells of 39 px at 360 px. */
export const RING = 33;

/** A port's place in its cell, by port. */
export const PORTS: readonly (readonly [number, number])[] = [
  [20, 0],
  [40, 0],
  [60, 20],
  [60, 40],
  [40, 60],
  [20, 60],
  [0, 40],
  [0, 20],
];

/** The direction out of the cell, by side. */
export const OUT: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const EXIT_PORT: Readonly<Record<Track, number>> = { a: 5, b: 3, c: 7, d: 1 };

/** How long a track is: patterns run through tiles by it, and cars by its share of the line. */
export const LENGTH: Readonly<Record<Track, number>> = {
  a: 60,
  b: 20 * Math.PI,
  c: 10 * Math.PI,
  d: 2 + 10 * Math.PI,
};

/** Both ends of a drawn track run this far over the border: anti-aliasing would show a seam. */
export const OVERLAP = 0.4;

const point = (x: number, y: number) => `${+x.toFixed(2)} ${+y.toFixed(2)}`;

/** The port at which a track that enters by `side` leaves. */
export const exitPort = (track: Track, side: Side): number => (2 * side + EXIT_PORT[track]) % 8;

/**
 * The path of one track inside its cell, as SVG path data without the leading move.
 *
 * The U-turn is a straight unit, half a circle, a straight unit: 11 deep, since a straight track
 * of the neighbouring side runs at 20 and must stay clear.
 */
function course(track: Track, side: Side, at: readonly [number, number]): string {
  const from = PORTS[2 * side]!;
  const to = PORTS[exitPort(track, side)]!;
  const [ux, uy] = OUT[side]!;
  const [vx, vy] = OUT[exitPort(track, side) >> 1]!;
  const p = (x: number, y: number) => point(x + at[0], y + at[1]);
  const end = p(...to);
  if (track === "a") return `L${end}`;
  if (track === "b") return `A40 40 0 0 0 ${end}`;
  if (track === "c") return `A20 20 0 0 1 ${end}`;
  const near = p(from[0] - ux, from[1] - uy);
  return `L${near}A10 10 0 0 0 ${p(to[0] - vx, to[1] - vy)}L${end}`;
}

/** One track inside its cell, both ends over the border, as an SVG path. */
export function trackPath(track: Track, side: Side): string {
  const from = PORTS[2 * side]!;
  const to = PORTS[exitPort(track, side)]!;
  const [ux, uy] = OUT[side]!;
  const [vx, vy] = OUT[exitPort(track, side) >> 1]!;
  const start = point(from[0] + ux * OVERLAP, from[1] + uy * OVERLAP);
  const end = point(to[0] + vx * OVERLAP, to[1] + vy * OVERLAP);
  return `M${start}L${point(...from)}${course(track, side, [0, 0])}L${end}`;
}

/**
 * Points along a track inside its cell, from port to port: enough to tell which track a pointer
 * means.
 */
export function samples(track: Track, side: Side): readonly (readonly [number, number])[] {
  const [x0, y0] = PORTS[2 * side]!;
  const exit = exitPort(track, side);
  const [x1, y1] = PORTS[exit]!;
  return Array.from({ length: 9 }, (_, i) => {
    const share = i / 8;
    if (track === "a") return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
    // A curve is the part of a circle about the corner or the point on the border between its
    // ports; seen from there it runs from one end's direction to the other's.
    const [cx, cy] = centre(track, side, exit);
    const angle = Math.atan2(y0 - cy, x0 - cx);
    const turn = track === "c" ? Math.PI / 2 : track === "b" ? -Math.PI / 2 : -Math.PI;
    const radius = Math.hypot(x0 - cx, y0 - cy);
    const at = angle + turn * share;
    return [cx + radius * Math.cos(at), cy + radius * Math.sin(at)];
  });
}

function centre(track: Track, side: Side, exit: number): readonly [number, number] {
  const [x0, y0] = PORTS[2 * side]!;
  const [x1, y1] = PORTS[exit]!;
  if (track === "d") return [(x0 + x1) / 2, (y0 + y1) / 2];
  // The corner that both sides share: each side gives one of its coordinates.
  return side % 2 === 0 ? [x1, y0] : [x0, y1];
}

/** One pass of a line through a cell, as far as drawing it needs to know. */
export type Course = Pick<Pass, "cell" | "entry" | "track">;

/** The left top corner of a cell. */
export const corner = (cell: Cell): readonly [number, number] => [
  (cell % 8) * CELL,
  (cell >> 3) * CELL,
];

/** A whole line as one path on the board, for a car to run along. */
export function linePath(passes: readonly Course[]): string {
  const first = passes[0];
  if (!first) return "";
  const [x, y] = corner(first.cell);
  const [px, py] = PORTS[2 * first.entry]!;
  const courses = passes.map((pass) => course(pass.track, pass.entry, corner(pass.cell)));
  return `M${point(x + px, y + py)}${courses.join("")}`;
}

/** The length of each pass's way so far, in units: where its pattern begins. */
export function runs(passes: readonly Course[]): number[] {
  let run = 0;
  return passes.map((pass) => {
    const before = run;
    run += LENGTH[pass.track];
    return before;
  });
}

/**
 * A place on the ring beside a cell: `along` its side, running clockwise round the board, and
 * `out` from its border.
 */
export function beside(cell: Cell, side: Side, place: { along: number; out: number }) {
  const [x, y] = corner(cell);
  const { along, out } = place;
  const at = [
    [along, -out],
    [CELL + out, along],
    [CELL - along, CELL + out],
    [-out, CELL - along],
  ][side]!;
  return { x: x + at[0]!, y: y + at[1]! };
}
