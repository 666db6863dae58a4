import { NOBODY } from "../layout.ts";
import { EXIT_SIDE, type Geometry, KINDS } from "../tiles.ts";
import { entryOf, type FollowedCompletion, passesBefore, pathOf } from "./followed-completion.ts";
import type { Gap } from "./gaps.ts";

/** The side of entry that a geometry leads to an exit, at [geometry * 4 + exit side]. */
const entrySides = new Uint8Array(KINDS.length * 4);
for (let index = 0; index < entrySides.length; index++) {
  entrySides[(index & ~3) | EXIT_SIDE[index]!] = index & 3;
}

/**
 * By which side a car would have had to enter the old tile to go on as it does from the new one, at
 * [(old * 24 + new) * 4 + side of entry].
 */
const asEntered: Uint8Array = Uint8Array.from({ length: KINDS.length ** 2 * 4 }, (_, index) => {
  const side = index & 3;
  const laid: Geometry = (index >> 2) % KINDS.length;
  const old: Geometry = Math.floor((index >> 2) / KINDS.length);
  return entrySides[old * 4 + EXIT_SIDE[laid * 4 + side]!]!;
});

/**
 * A followed completion with other tiles on one or two of its gaps: the points that it would give.
 *
 * The paths through the changed gaps are cut at each of their visits, eight at most, and put
 * together again as the new tiles lead; all else stays as it was followed.
 */
export class Change {
  /** The points at the end, by owner: what the last change gave. */
  readonly points: Int32Array = new Int32Array(8);

  readonly #completion: FollowedCompletion;
  /** The visits of the changed gaps, along their paths. */
  readonly #cuts = new Int32Array(8);
  #cutCount = 0;
  /** The place of each entry among the cuts. */
  readonly #indexes = new Uint8Array(256);
  /** Where a car goes on that comes in by each cut: the cut whose old way it takes. */
  readonly #onward = new Uint8Array(8);

  constructor(completion: FollowedCompletion) {
    this.#completion = completion;
  }

  /** Lays one geometry anew. */
  one(gap: Gap, geometry: Geometry): void {
    this.#start();
    this.#cut(gap);
    this.#order();
    this.#lead(gap, geometry);
    this.#join();
  }

  /** Lays two geometries anew, on different gaps. */
  two(gap: Gap, geometry: Geometry, other: Gap, otherGeometry: Geometry): void {
    this.#start();
    this.#cut(gap);
    this.#cut(other);
    this.#order();
    this.#lead(gap, geometry);
    this.#lead(other, otherGeometry);
    this.#join();
  }

  #start(): void {
    this.#cutCount = 0;
    const { points, gaps } = this.#completion;
    for (let owner = 0; owner < gaps.ownerCount; owner++) this.points[owner] = points[owner]!;
  }

  /** Adds a gap's visits, each where it belongs: an insertion sort, the fastest for so few. */
  #cut(gap: Gap): void {
    const cuts = this.#cuts;
    const { visits } = this.#completion;
    for (let entry = gap * 4; entry < gap * 4 + 4; entry++) {
      const visit = visits[entry]!;
      let at = this.#cutCount++;
      while (at > 0 && cuts[at - 1]! > visit) {
        cuts[at] = cuts[at - 1]!;
        at--;
      }
      cuts[at] = visit;
    }
  }

  #order(): void {
    for (let at = 0; at < this.#cutCount; at++) this.#indexes[entryOf(this.#cuts[at]!)] = at;
  }

  #lead(gap: Gap, geometry: Geometry): void {
    const relink = (this.#completion.geometries[gap]! * KINDS.length + geometry) * 4;
    for (let side = 0; side < 4; side++) {
      const onward = this.#indexes[gap * 4 + asEntered[relink + side]!]!;
      this.#onward[this.#indexes[gap * 4 + side]!] = onward;
    }
  }

  #join(): void {
    const cuts = this.#cuts;
    const { owners, totals, factors, loops } = this.#completion;
    let path = -1;
    for (let first = 0; first < this.#cutCount; first++) {
      const visit = cuts[first]!;
      if (pathOf(visit) === path) continue;
      path = pathOf(visit);
      if (path >= loops) return;
      const owner = owners[path]!;
      if (owner === NOBODY) continue;
      this.points[owner]! += this.#pointsFrom(first) - totals[path]! * factors[path]!;
    }
  }

  /** The points of the car that meets its first changed gap at this cut. */
  #pointsFrom(first: number): number {
    const cuts = this.#cuts;
    const { totals, factors, loops } = this.#completion;
    let passes = passesBefore(cuts[first]!);
    let at = first;
    for (;;) {
      at = this.#onward[at]!;
      const visit = cuts[at]!;
      const path = pathOf(visit);
      passes -= passesBefore(visit);
      if (at + 1 < this.#cutCount && pathOf(cuts[at + 1]!) === path) {
        passes += passesBefore(cuts[++at]!);
        continue;
      }
      passes += totals[path]!;
      if (path < loops) return passes * factors[path]!;
      // Around a loop, to the first of its cuts again.
      while (at > 0 && pathOf(cuts[at - 1]!) === path) at--;
      passes += passesBefore(cuts[at]!);
    }
  }
}
