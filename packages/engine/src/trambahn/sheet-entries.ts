import type { BySeat, Seat } from "../game.ts";
import { LINE_COLOURS, type LineColour } from "./cards.ts";
import type { Position } from "./position.ts";
import type { LineSum } from "./sheet.ts";

interface Scored {
  readonly colour: LineColour;
  /** The number of moves before the one that brought it about. */
  readonly ply: number;
  readonly points: BySeat<number>;
  /** The sums that make the points, line by line; `[]` where nobody scored. */
  readonly sums: readonly LineSum[];
}

/** A ride, the `number`-th of ten (TB-20). */
export interface Ride extends Scored {
  readonly type: "ride";
  readonly number: number;
}

/** A special tour of a seat's line (TB-21). */
export interface Tour extends Scored {
  readonly type: "tour";
  readonly seat: Seat;
}

/** What the score sheet has a row for. */
export type SheetEntry = Ride | Tour;

/** The score sheet: rides and special tours in the order in which they came. */
export function sheetOf({ sheet }: Position): readonly SheetEntry[] {
  let rides = 0;
  return Array.from({ length: sheet.count }, (_, index): SheetEntry => {
    const { tourOf, colour, ply, sums } = sheet.entry(index);
    const scored = { colour: LINE_COLOURS[colour]!, ply, points: pointsOf(sums), sums };
    return tourOf === null
      ? { type: "ride", number: ++rides, ...scored }
      : { type: "tour", seat: tourOf, ...scored };
  });
}

const pointsOf = (sums: readonly LineSum[]): BySeat<number> =>
  [0, 1].map((seat) =>
    sums
      .filter((sum) => sum.seat === seat)
      .reduce((total, { points, multiplier }) => total + points * multiplier, 0),
  );
