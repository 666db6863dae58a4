import { LINE_COLOURS } from "@endstation/engine";
import {
  DIRECT,
  type Evaluator,
  INPUTS,
  NETWORK_SIZE,
  OUTPUTS,
  TOTALS_SIZE,
  totalOf,
  UNITS,
} from "../../src/trambahn/evaluator.ts";
import { COLOUR_FEATURES, GLOBAL_FEATURES } from "../../src/trambahn/features.ts";

/** What the network was told of a position, and what it did with it. */
export interface Seen {
  readonly colours: Float64Array;
  readonly globals: Float64Array;
  readonly units: Float64Array;
  readonly output: number;
}

/** What the evaluator saw last, to learn from it later. */
export const seen = ({ features, units }: Evaluator, output: number): Seen => ({
  colours: features.colours.slice(),
  globals: features.globals.slice(),
  units: units.slice(),
  output,
});

/** Moves the weights of the points of both seats towards what came in the end. */
export function learnTotal(
  totals: Float64Array,
  lesson: { readonly seen: Seen; readonly target: number; readonly rate: number },
): void {
  const { colours, globals } = lesson.seen;
  const step = lesson.rate * (lesson.target - totalOf(totals, lesson.seen));
  for (let at = 0; at < colours.length; at++) totals[at % COLOUR_FEATURES]! += step * colours[at]!;
  for (let at = 0; at < GLOBAL_FEATURES; at++) totals[COLOUR_FEATURES + at]! += step * globals[at]!;
  totals[TOTALS_SIZE - 1]! += step;
}

/** Adam (Kingma and Ba, 2015) on the squared error. */
export class Learner {
  readonly #weights: Float64Array;
  readonly #slopes = new Float64Array(NETWORK_SIZE);
  readonly #means = new Float64Array(NETWORK_SIZE);
  readonly #squares = new Float64Array(NETWORK_SIZE);
  #steps = 0;

  constructor(weights: Float64Array) {
    this.#weights = weights;
  }

  /** Adds what the network should have put out for something that it has seen. */
  add({ colours, globals, units, output }: Seen, target: number): void {
    const slopes = this.#slopes;
    const weights = this.#weights;
    const error = output - target;
    slopes[NETWORK_SIZE - 1]! += error;
    for (let at = 0; at < GLOBAL_FEATURES; at++) {
      slopes[DIRECT + COLOUR_FEATURES + at]! += error * globals[at]!;
    }
    for (let colour = 0; colour < LINE_COLOURS.length; colour++) {
      const from = colour * COLOUR_FEATURES;
      for (let at = 0; at < COLOUR_FEATURES; at++) {
        slopes[DIRECT + at]! += error * colours[from + at]!;
      }
      for (let unit = 0; unit < UNITS; unit++) {
        const out = units[colour * UNITS + unit]!;
        if (out === 0) continue;
        slopes[OUTPUTS + unit]! += error * out;
        const slope = error * weights[OUTPUTS + unit]!;
        for (let at = 0; at < COLOUR_FEATURES; at++) {
          slopes[at * UNITS + unit]! += slope * colours[from + at]!;
        }
        for (let at = 0; at < GLOBAL_FEATURES; at++) {
          slopes[(COLOUR_FEATURES + at) * UNITS + unit]! += slope * globals[at]!;
        }
        slopes[(INPUTS - 1) * UNITS + unit]! += slope;
      }
    }
  }

  /** Takes one step of length `rate` by all that was added since the last. */
  step(rate: number): void {
    this.#steps++;
    const meanScale = 1 / (1 - 0.9 ** this.#steps);
    const squareScale = 1 / (1 - 0.999 ** this.#steps);
    for (let at = 0; at < NETWORK_SIZE; at++) {
      const slope = this.#slopes[at]!;
      this.#means[at] = 0.9 * this.#means[at]! + 0.1 * slope;
      this.#squares[at] = 0.999 * this.#squares[at]! + 0.001 * slope * slope;
      const size = Math.sqrt(this.#squares[at]! * squareScale) + 1e-8;
      this.#weights[at]! -= (rate * this.#means[at]! * meanScale) / size;
    }
    this.#slopes.fill(0);
  }
}
