import { TOUR_SIZE } from "@endstation/engine";
import type { Density } from "./density.ts";
import type { LinePicture } from "./pictures.ts";

/** The place of the special tour's flag: the eighth card's (TB-15). */
const TOUR_PLACE = TOUR_SIZE - 1;
/** Stops may overlap to this part of their width before a line wraps. */
const LEAST_PITCH = 0.7;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything of one line stands, in pixels from the drawing's upper left corner. */
export interface LineLayout {
  readonly width: number;
  readonly height: number;
  /** The middle of each card, ghosts included. */
  readonly stops: readonly Point[];
  /** From the bullet to the last card that lies. */
  readonly laid: string;
  /** From there over the ghosts; empty without any. */
  readonly ghost: string;
  /** From the open end to the flag, or a little way on; empty where the line is closed. */
  readonly guide: string;
  /** Where the flag's pole stands; `null` where there is none. */
  readonly flag: Point | null;
  /** The open end, where one more card would lie. */
  readonly next: Point;
  /** The buffer stop of a closed line. */
  readonly cap: Point | null;
}

/**
 * Lays a line out in `width` pixels. Stops stand by card, not by value, so that the eighth places
 * of all lines are one vertical row; where they are too many, their pitch shrinks, and then the
 * line turns back in a second row.
 */
export function layoutLine(line: LinePicture, density: Density, width: number): LineLayout {
  const { y, stop, thick, bullet } = density;
  const laidCount = line.cards.length;
  const count = laidCount + line.ghosts.length;
  const { closed } = line;
  const room = width - density.first - stop - density.end;
  const slots = Math.max(TOUR_PLACE + 1, count + (line.invites ? 1 : 0));
  const perRow = Math.min(slots, Math.floor(room / (stop * 2 * LEAST_PITCH)) + 1);
  const pitch = Math.min(density.pitch, room / (perRow - 1));
  const turn = density.height * 0.42;

  const place = (index: number): Point => {
    const row = Math.floor(index / perRow);
    const column = index % perRow;
    const along = row % 2 === 0 ? column : perRow - 1 - column;
    return { x: density.first + along * pitch, y: y + row * turn * 2 };
  };
  /** The track from one place to another, `from` being the bullet where it is -1. */
  const path = (from: number, to: number): string => {
    let d = from < 0 ? `M${bullet} ${y}` : `M${place(from).x} ${place(from).y}`;
    for (let i = Math.max(from, 0); i <= to; i++) {
      const { x, y } = place(i);
      const wraps = i > Math.max(from, 0) && i % perRow === 0;
      const sweep = Math.floor(i / perRow) % 2;
      d += wraps ? `A${turn} ${turn} 0 0 ${sweep} ${x} ${y}` : `H${x}`;
    }
    return d;
  };

  const stops = Array.from({ length: count }, (_, i) => place(i));
  const end = place(Math.max(count - 1, 0));
  const side = Math.floor(Math.max(count - 1, 0) / perRow) % 2 === 0 ? 1 : -1;
  const flag = place(TOUR_PLACE);
  const reach = count === 0 ? bullet : end.x + side * stop;
  const target = count <= TOUR_PLACE ? flag.x : end.x + side * pitch * 0.9;
  return {
    width,
    height: density.height + Math.floor((Math.max(count, 1) - 1) / perRow) * turn * 2,
    stops,
    laid: laidCount > 0 || line.ghosts.length === 0 ? path(-1, laidCount - 1) : "",
    ghost: line.ghosts.length > 0 ? path(laidCount - 1, count - 1) : "",
    guide: closed ? "" : `M${reach} ${end.y}H${target}`,
    flag:
      !closed || count > TOUR_PLACE
        ? { x: flag.x, y: flag.y + (count > TOUR_PLACE ? -stop : thick * 0.7) }
        : null,
    next: place(count),
    cap: closed ? { x: end.x + side * (stop + 5), y: end.y } : null,
  };
}
