import { COMPANIES, type Move, PERCENTAGES, type Position } from "@endstation/engine";
import { Samples } from "../cable-car/samples.ts";
import { lineWorth } from "../cable-car/worth.ts";
import type { Chance } from "../chance.ts";
import { writeValues } from "./values.ts";

const ROWS = PERCENTAGES.length;
const SIZE = COMPANIES.length;

/** How many numbers there are for a move: one for each share that there is. */
export const APPEALS = ROWS * SIZE;

/** How likely the holder of a share is to have most of its company, by percentage index. */
const LEADS = [0.3, 0.5, 0.7, 0.9] as const;

const values = new Int32Array(SIZE);

/**
 * What each share seems to be worth to its holder after each of some moves, in points, at [move *
 * 32 + percentage index * 8 + company]: the mean over random completions. An exchange or a pass
 * leaves all as it is.
 */
export function appealsOf(
  { network, options }: Position,
  moves: readonly Move[],
  { completions, chance }: { readonly completions: number; readonly chance: Chance },
): Float64Array {
  const { orientation } = options;
  // Only the points are asked for, whatever they are worth.
  const worth = lineWorth(0, options.players);
  const samples = new Samples({ network, orientation, worth, chance });
  const appeals = new Float64Array(moves.length * APPEALS);
  for (let completion = 0; completion < completions; completion++) {
    samples.next();
    for (let index = 0; index < moves.length; index++) {
      const points = samples.pointsAfter(moves[index]!);
      writeValues(points, values);
      for (let company = 0, at = index * APPEALS; company < SIZE; company++, at++) {
        // Sums of values in the first row, of points in the second, until all are known.
        appeals[at]! += values[company]!;
        appeals[at + SIZE]! += points[company]!;
      }
    }
  }
  for (let index = 0; index < moves.length; index++) {
    for (let company = 0, at = index * APPEALS; company < SIZE; company++, at++) {
      const value = appeals[at]! / completions;
      const bonus = appeals[at + SIZE]! / completions / 10;
      for (let row = 0; row < ROWS; row++) {
        appeals[at + row * SIZE] = (row + 1) * value + LEADS[row]! * bonus;
      }
    }
  }
  return appeals;
}
