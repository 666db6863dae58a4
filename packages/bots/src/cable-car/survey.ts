import {
  EXIT_SIDE,
  type FollowedCompletion,
  type Gap,
  type Geometry,
  KINDS,
  NOBODY,
  passesBefore,
  pathOf,
} from "@endstation/engine";

const JOINS = 16;
/** No side: the track does not come back. */
const NONE = -1;

/**
 * What every geometry is worth on each of some gaps, for little more than the completions
 * themselves: with one cell taken out of a completion, four tracks lead up to it and four away,
 * and a tile only says which is joined to which. Where no path meets the cell twice, the sixteen
 * possible joins add up to the worth of all 24 geometries at once.
 *
 * It takes scoring for linear (`weights`), and leaves the tile that lay on the cell out of the
 * completion without putting the new one's place right: good for choosing what to look at.
 */
export class Survey {
  readonly #completion: FollowedCompletion;
  /** How much a point of each owner is worth. */
  readonly #weights: ArrayLike<number>;
  /** Sums by gap and join, for completions in which the joins add up. */
  readonly #joins: Float64Array;
  /** Sums by gap and geometry, for all others. */
  readonly #whole: Float64Array;
  /** Sums by gap of what does not depend on the cell's tile. */
  readonly #rest: Float64Array;
  #completions = 0;

  // Of the gap in hand: its visits along their paths, what comes in by each side, and where each exit leads.
  readonly #cuts = new Int32Array(4);
  readonly #weightIn = new Float64Array(4);
  readonly #passesIn = new Int32Array(4);
  readonly #passesOut = new Int32Array(4);
  readonly #factorOut = new Int32Array(4);
  /** The side by which an exit's track comes back into the cell, or `NONE`. */
  readonly #backIn = new Int32Array(4);

  constructor(completion: FollowedCompletion, weights: ArrayLike<number>) {
    this.#completion = completion;
    this.#weights = weights;
    const { size } = completion.gaps;
    this.#joins = new Float64Array(size * JOINS);
    this.#whole = new Float64Array(size * KINDS.length);
    this.#rest = new Float64Array(size);
  }

  /** Adds what the completion says of these gaps. */
  add(gaps: ArrayLike<Gap>): void {
    const { points } = this.#completion;
    const { ownerCount } = this.#completion.gaps;
    let worth = 0;
    for (let owner = 0; owner < ownerCount; owner++) {
      worth += points[owner]! * this.#weights[owner]!;
    }
    for (let index = 0; index < gaps.length; index++) this.#addGap(gaps[index]!, worth);
    this.#completions++;
  }

  /** The mean worth of a geometry on a gap that was always among those added. */
  meanOf(gap: Gap, geometry: Geometry): number {
    let sum = this.#rest[gap]! + this.#whole[gap * KINDS.length + geometry]!;
    for (let side = 0; side < 4; side++) {
      sum += this.#joins[gap * JOINS + side * 4 + EXIT_SIDE[geometry * 4 + side]!]!;
    }
    return sum / this.#completions;
  }

  #addGap(gap: Gap, worth: number): void {
    const simple = this.#cutOut(gap, worth);
    if (simple) this.#addJoins(gap * JOINS);
    else this.#addWhole(gap * KINDS.length);
  }

  /** Reads what leads to a gap and away from it; tells whether no path meets it twice. */
  #cutOut(gap: Gap, worth: number): boolean {
    const { visits, geometries, loops, owners, totals, factors } = this.#completion;
    const cuts = this.#cuts;
    for (let count = 0; count < 4; count++) {
      const visit = visits[gap * 4 + count]!;
      let at = count;
      while (at > 0 && cuts[at - 1]! > visit) {
        cuts[at] = cuts[at - 1]!;
        at--;
      }
      cuts[at] = visit;
    }
    const exits = geometries[gap]! * 4;
    let rest = worth;
    let simple = true;
    let first = 0;
    for (let at = 0; at < 4; at++) {
      const visit = cuts[at]!;
      const path = pathOf(visit);
      const before = passesBefore(visit);
      const side = visit & 3;
      const exit = EXIT_SIDE[exits + side]!;
      const isFirst = at === 0 || pathOf(cuts[at - 1]!) !== path;
      if (isFirst) first = visit;
      else simple = false;
      this.#weightIn[side] = 0;
      if (at < 3 && pathOf(cuts[at + 1]!) === path) {
        const next = cuts[at + 1]!;
        this.#passesOut[exit] = passesBefore(next) - before;
        this.#backIn[exit] = next & 3;
      } else if (path < loops) {
        this.#passesOut[exit] = totals[path]! - before;
        this.#factorOut[exit] = factors[path]!;
        this.#backIn[exit] = NONE;
      } else {
        simple = false;
        this.#passesOut[exit] = totals[path]! - before + passesBefore(first);
        this.#backIn[exit] = first & 3;
      }
      if (isFirst && path < loops && owners[path]! !== NOBODY) {
        const weight = this.#weights[owners[path]!]!;
        this.#weightIn[side] = weight;
        this.#passesIn[side] = before;
        rest -= weight * totals[path]! * factors[path]!;
      }
    }
    this.#rest[gap]! += rest;
    return simple;
  }

  #addJoins(base: number): void {
    for (let side = 0; side < 4; side++) {
      const weight = this.#weightIn[side]!;
      if (weight === 0) continue;
      const passes = this.#passesIn[side]!;
      for (let exit = 0; exit < 4; exit++) {
        this.#joins[base + side * 4 + exit]! +=
          weight * (passes + this.#passesOut[exit]!) * this.#factorOut[exit]!;
      }
    }
  }

  #addWhole(base: number): void {
    for (let geometry = 0; geometry < KINDS.length; geometry++) {
      let sum = 0;
      for (let start = 0; start < 4; start++) {
        const weight = this.#weightIn[start]!;
        if (weight === 0) continue;
        let passes = this.#passesIn[start]!;
        let side = start;
        let exit = 0;
        do {
          exit = EXIT_SIDE[geometry * 4 + side]!;
          passes += this.#passesOut[exit]!;
          side = this.#backIn[exit]!;
        } while (side !== NONE);
        sum += weight * passes * this.#factorOut[exit]!;
      }
      this.#whole[base + geometry]! += sum;
    }
  }
}
