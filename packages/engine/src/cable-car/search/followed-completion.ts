import { TILE_CELLS } from "../board.ts";
import { NOBODY } from "../layout.ts";
import type { Network } from "../network.ts";
import type { Orientation } from "../options.ts";
import { EXIT_SIDE, KINDS, TILES, TURNED } from "../tiles.ts";
import { FIRST_END, Gaps, isPower, passesOf, targetOf } from "./gaps.ts";
import { tilesLeft } from "./tiles-left.ts";

/** Where random numbers come from: whole ones from 0 to `bound` - 1. */
export interface Chance {
  below(bound: number): number;
}

const ENTRIES = TILE_CELLS.length * 4;

/** A visit packs a path, the passes before it and its entry, so that visits sort along paths. */
const ENTRY_BITS = 8;
const PATH_BITS_FROM = 17;

/** The entry by which a path passes a gap at this visit. */
export const entryOf = (visit: number): number => visit & 0xff;

/** How many passes a path has behind it at this visit. */
export const passesBefore = (visit: number): number => (visit >> ENTRY_BITS) & 0x1ff;

/** Which path this visit is of. */
export const pathOf = (visit: number): number => visit >> PATH_BITS_FROM;

const NOT_VISITED = -1;

/**
 * A random completion of a board, as a `Completion` is, but with every path through it followed
 * and kept. It takes several times as long to make, and is there for search: it says what would be
 * if other tiles lay on a cell or two. Who only needs points takes a `Completion`.
 *
 * All candidates of a decision are judged on the same completions (common random numbers): what a
 * completion has in common for them then cancels out of their differences. And as it keeps where
 * each path passes each gap, a changed cell costs a few look-ups and no new following (see
 * `Change`), about a tenth of the time.
 *
 * Paths are numbered: first those of the gaps' starts, then closed loops, which no car is on until
 * a tile of theirs is changed.
 */
export class FollowedCompletion {
  readonly gaps: Gaps = new Gaps();
  /** The tiles that are laid, in random order: the kind on each gap. */
  readonly #kinds = new Uint8Array(TILES.length);
  /** How they lie, by gap. */
  readonly geometries: Uint8Array = new Uint8Array(TILES.length);
  /** A gap on which each kind lies; only valid for kinds among the tiles. */
  readonly places: Uint8Array = new Uint8Array(KINDS.length);
  /** The visit by each entry. They sort along paths. */
  readonly visits: Int32Array = new Int32Array(ENTRIES);
  /** The first path that is a loop: the number of the gaps' starts. */
  loops = 0;
  /** The passes of each path in all. */
  readonly totals: Int32Array = new Int32Array(ENTRIES);
  /** 2 where a path ends at the power station, else 1. */
  readonly factors: Uint8Array = new Uint8Array(ENTRIES);
  /** Who scores with each path. */
  readonly owners: Int8Array = new Int8Array(ENTRIES);
  /** The points at the end, by owner. */
  readonly points: Int32Array = new Int32Array(8);

  #free = false;

  /** Begins anew at a position. There is no completion before `next`. */
  start(network: Network, orientation: Orientation): void {
    this.gaps.read(network);
    this.#kinds.set(tilesLeft(network));
    this.#free = orientation === "free";
  }

  /**
   * Makes the next completion: lays the tiles anew, each order as likely as any other, and follows
   * the paths.
   */
  next(chance: Chance): void {
    const { places } = this;
    const kinds = this.#kinds;
    const size = this.gaps.size;
    for (let gap = size - 1; gap >= 0; gap--) {
      const other = chance.below(gap + 1);
      const kind = kinds[other]!;
      kinds[other] = kinds[gap]!;
      kinds[gap] = kind;
      places[kind] = gap;
      this.geometries[gap] = TURNED[kind * 4 + (this.#free ? chance.below(4) : 0)]!;
    }
    this.#follow();
  }

  /** Follows all paths over the geometries that lie. */
  #follow(): void {
    const { gaps, visits, totals, factors, owners, points } = this;
    const entries = gaps.size * 4;
    visits.fill(NOT_VISITED, 0, entries);
    for (let owner = 0; owner < gaps.ownerCount; owner++) points[owner] = gaps.points[owner]!;
    let visited = 0;
    for (let path = 0; path < gaps.starts; path++) {
      let entry = gaps.startEntries[path]!;
      let passes = gaps.startPasses[path]!;
      while (entry < FIRST_END) {
        visits[entry] = (path << PATH_BITS_FROM) | (passes << ENTRY_BITS) | entry;
        visited++;
        const jump = gaps.jumps[this.#exitFrom(entry)]!;
        passes += passesOf(jump) + 1;
        entry = targetOf(jump);
      }
      const factor = isPower(entry) ? 2 : 1;
      const owner = gaps.startOwners[path]!;
      totals[path] = passes;
      factors[path] = factor;
      owners[path] = owner;
      if (owner !== NOBODY) points[owner]! += passes * factor;
    }
    this.loops = gaps.starts;
    if (visited < entries) this.#followLoops(entries);
  }

  #exitFrom(entry: number): number {
    return (entry & ~3) | EXIT_SIDE[this.geometries[entry >> 2]! * 4 + (entry & 3)]!;
  }

  #followLoops(entries: number): void {
    const { gaps, visits } = this;
    let path = this.loops;
    for (let first = 0; first < entries; first++) {
      if (visits[first] !== NOT_VISITED) continue;
      let passes = 0;
      let entry = first;
      do {
        visits[entry] = (path << PATH_BITS_FROM) | (passes << ENTRY_BITS) | entry;
        const jump = gaps.jumps[this.#exitFrom(entry)]!;
        passes += passesOf(jump) + 1;
        entry = targetOf(jump);
      } while (entry !== first);
      this.owners[path] = NOBODY;
      this.totals[path++] = passes;
    }
  }
}
