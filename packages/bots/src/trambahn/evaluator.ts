import { LAST_RIDE, LINE_COLOURS, type TrambahnPosition } from "@endstation/engine";
import { COLOUR_FEATURES, Features, GLOBAL_FEATURES } from "./features.ts";

/** The hidden units of the network, the same for each colour. */
export const UNITS = 16;

/** What each unit is told: the features of one colour, those of none, and a bias. */
export const INPUTS = COLOUR_FEATURES + GLOBAL_FEATURES + 1;

/** Where the weights of the units' outputs begin, and then the direct ones of all features. */
export const OUTPUTS = INPUTS * UNITS;
/** Where the direct weights begin. */
export const DIRECT = OUTPUTS + UNITS;

/**
 * How many weights a network has: by input those of all units, those of the outputs, and the direct
 * ones of all features with a bias.
 */
export const NETWORK_SIZE = DIRECT + INPUTS;

/** The network's output times this is points. */
export const POINTS_SCALE = 50;

/** How many weights there are for the points of both: those of all features and a bias. */
export const TOTALS_SIZE = COLOUR_FEATURES + GLOBAL_FEATURES + 1;

/**
 * What was learned: the weights of the network, those for the points of both seats together, and
 * by number of rides to come the standard deviation of the final margin from what is expected.
 */
export interface Learned {
  readonly weights: Float64Array;
  readonly totals: Float64Array;
  readonly spreads: Float64Array;
}

/**
 * Judges positions in which a seat has done all but end its turn, from what that seat may know.
 * A small network, the same for each colour, whose outputs are summed up.
 */
export class Evaluator {
  readonly learned: Learned;
  readonly features = new Features();
  /** By colour, what each unit gave out last; below zero it is cut to 0. */
  readonly units = new Float64Array(LINE_COLOURS.length * UNITS);
  readonly #common = new Float64Array(UNITS);

  constructor(learned: Learned) {
    this.learned = learned;
  }

  /** The points that `seat` may expect from here on minus the other's, in `POINTS_SCALE`. */
  future(position: TrambahnPosition, seat: number): number {
    this.features.describe(position, seat);
    const { colours, globals } = this.features;
    const { weights } = this.learned;
    const common = this.#common;
    for (let unit = 0; unit < UNITS; unit++) {
      common[unit] = weights[(INPUTS - 1) * UNITS + unit]!;
    }
    let sum = weights[NETWORK_SIZE - 1]!;
    // Many features are 0, and cost nothing then.
    for (let at = 0; at < GLOBAL_FEATURES; at++) {
      const input = globals[at]!;
      if (input === 0) continue;
      sum += weights[DIRECT + COLOUR_FEATURES + at]! * input;
      const row = (COLOUR_FEATURES + at) * UNITS;
      for (let unit = 0; unit < UNITS; unit++) common[unit]! += weights[row + unit]! * input;
    }
    const units = this.units;
    for (let colour = 0; colour < LINE_COLOURS.length; colour++) {
      const first = colour * UNITS;
      for (let unit = 0; unit < UNITS; unit++) units[first + unit] = common[unit]!;
      for (let at = 0; at < COLOUR_FEATURES; at++) {
        const input = colours[colour * COLOUR_FEATURES + at]!;
        if (input === 0) continue;
        sum += weights[DIRECT + at]! * input;
        const row = at * UNITS;
        for (let unit = 0; unit < UNITS; unit++)
          units[first + unit]! += weights[row + unit]! * input;
      }
      for (let unit = 0; unit < UNITS; unit++) {
        if (units[first + unit]! < 0) units[first + unit] = 0;
        else sum += units[first + unit]! * weights[OUTPUTS + unit]!;
      }
    }
    return sum;
  }

  /** The expected final margin of `seat`, in points; after the end the final one. */
  margin(position: TrambahnPosition, seat: number): number {
    const { points } = position.sheet;
    const lead = points[seat]! - points[1 - seat]!;
    return position.over ? lead : lead + POINTS_SCALE * this.future(position, seat);
  }

  /** The expected final points of both seats together, roughly; after the end the final ones. */
  total(position: TrambahnPosition, seat: number): number {
    const total = position.sheet.points[0]! + position.sheet.points[1]!;
    if (position.over) return total;
    this.features.describe(position, seat);
    return total + POINTS_SCALE * totalOf(this.learned.totals, this.features);
  }

  /** The chance to win with an expected margin, where a shared win counts one half. */
  chance(position: TrambahnPosition, margin: number): number {
    if (position.over) return margin > 0 ? 1 : margin === 0 ? 0.5 : 0;
    // The logistic curve with the normal one's spread.
    const spread = this.learned.spreads[LAST_RIDE - position.sheet.rides]!;
    return 1 / (1 + Math.exp((-1.7 * margin) / spread));
  }
}

/** The sum of the features of all colours and the rest, weighted. */
export function totalOf(
  totals: Float64Array,
  { colours, globals }: { readonly colours: Float64Array; readonly globals: Float64Array },
): number {
  let sum = totals[TOTALS_SIZE - 1]!;
  for (let at = 0; at < colours.length; at++) {
    sum += totals[at % COLOUR_FEATURES]! * colours[at]!;
  }
  for (let at = 0; at < GLOBAL_FEATURES; at++) sum += totals[COLOUR_FEATURES + at]! * globals[at]!;
  return sum;
}
