import {
  type Cell,
  KINDS,
  type Kind,
  type Move,
  type Network,
  type Position,
  packMove,
  placementOf,
  TILE_CELLS,
  TURNED,
  unseenKinds,
} from "@endstation/engine";
import type { Samples } from "./samples.ts";
import { Survey } from "./survey.ts";

/** Each choice of a cell is judged by other completions than those it was made by. */
const FOLDS = 4;
/** How many gaps are surveyed between two pauses: about half a millisecond. */
const CHUNK = 1_000;

/** A kind that may be drawn, how likely it is, and where it could be laid. */
interface Drawable {
  readonly chance: number;
  readonly moves: readonly Move[];
}

/** The kinds that may be drawn from the stack, each with all its placements. */
function drawables(position: Position): Drawable[] {
  const unseen = unseenKinds(position);
  const total = unseen.reduce((sum, count) => sum + count, 0);
  return unseen.flatMap((count, kind) =>
    count === 0 ? [] : [{ chance: count / total, moves: movesOf(position, kind) }],
  );
}

/** The placements of a kind, whoever holds it, by cell and turn. */
export function movesOf(position: Position, kind: Kind): Move[] {
  const lifted = position.isLifted(kind);
  const turns = position.turnsOf(kind);
  const moves: Move[] = [];
  for (const cell of TILE_CELLS) {
    for (let turn = 0; turn < turns; turn++) {
      const open =
        cell < 32 ? position.openLow(kind, turn, lifted) : position.openHigh(kind, turn, lifted);
      if (((open >>> (cell & 31)) & 1) === 1) moves.push(packMove({ kind, turn, cell }));
    }
  }
  return moves;
}

/** A move, and how likely it is that its tile comes. */
export interface WeighedMove {
  readonly move: Move;
  readonly chance: number;
}

/** What all tiles are worth on all cells where one may be laid. */
export class Overview {
  readonly #samples: Samples;
  readonly #folds: readonly Survey[];
  readonly #gaps: Uint8Array;
  /** What each fold says of a geometry on a gap, at [(gap * 24 + geometry) * FOLDS + fold]. */
  readonly #means: Float64Array;
  /** Whether the means are those of all completions so far. */
  #isSummed = false;

  constructor(samples: Samples, weights: ArrayLike<number>, network: Network) {
    this.#samples = samples;
    this.#folds = Array.from({ length: FOLDS }, () => new Survey(samples.completion, weights));
    const { size, cells } = samples.completion.gaps;
    this.#gaps = Uint8Array.from({ length: size }, (_, gap) => gap).filter((gap) =>
      isReached(network, cells[gap]!),
    );
    this.#means = new Float64Array(size * KINDS.length * FOLDS);
  }

  /** Surveys more completions, and pauses now and then. */
  *add(completions: number): Generator<void> {
    let work = 0;
    this.#isSummed = false;
    for (let completion = 0; completion < completions; completion++) {
      this.#samples.next();
      this.#folds[completion % FOLDS]!.add(this.#gaps);
      work += this.#gaps.length;
      if (work < CHUNK) continue;
      work = 0;
      yield;
    }
  }

  /** The mean worth of a placement, by all completions. */
  worthOf(move: Move): number {
    return this.#sumAt(this.#indexOf(move)) / FOLDS;
  }

  /** The tiles that a draw may bring, each on its best cell, and how likely it is. */
  bestDraws(position: Position): WeighedMove[] {
    return drawables(position).map(({ chance, moves }) => ({ move: this.bestOf(moves), chance }));
  }

  /** The most promising of some placements. */
  bestOf(moves: readonly Move[]): Move {
    return moves.reduce((one, other) => (this.worthOf(other) > this.worthOf(one) ? other : one));
  }

  /** The mean worth of drawing: over the tiles that may come, each laid where it seems best. */
  worthOfDraw(position: Position): number {
    let mean = 0;
    for (const { chance, moves } of drawables(position)) mean += chance * this.#worthOfBest(moves);
    return mean;
  }

  /** What was chosen for looking good looks too good by what it was chosen by: hence the folds. */
  #worthOfBest(moves: readonly Move[]): number {
    const best = new Float64Array(FOLDS).fill(-Infinity);
    const worth = new Float64Array(FOLDS);
    for (const move of moves) {
      const at = this.#indexOf(move);
      const all = this.#sumAt(at);
      for (let fold = 0; fold < FOLDS; fold++) {
        const own = this.#means[at + fold]!;
        if (all - own <= best[fold]!) continue;
        best[fold] = all - own;
        worth[fold] = own;
      }
    }
    return worth.reduce((sum, each) => sum + each, 0) / FOLDS;
  }

  /** Where the means of a placement begin. */
  #indexOf(move: Move): number {
    if (!this.#isSummed) this.#sumUp();
    const { kind, turn, cell } = placementOf(move);
    const gap = this.#samples.completion.gaps.gapOn[cell]!;
    return (gap * KINDS.length + TURNED[kind * 4 + turn]!) * FOLDS;
  }

  #sumAt(at: number): number {
    let sum = 0;
    for (let fold = 0; fold < FOLDS; fold++) sum += this.#means[at + fold]!;
    return sum;
  }

  #sumUp(): void {
    for (const gap of this.#gaps) {
      for (let geometry = 0; geometry < KINDS.length; geometry++) {
        const at = (gap * KINDS.length + geometry) * FOLDS;
        for (let fold = 0; fold < FOLDS; fold++) {
          this.#means[at + fold] = this.#folds[fold]!.meanOf(gap, geometry);
        }
      }
    }
    this.#isSummed = true;
  }
}

/** Whether a cell is on the edge or beside a tile. */
const isReached = ({ reachLow, reachHigh }: Network, cell: Cell): boolean =>
  (((cell < 32 ? reachLow : reachHigh) >>> (cell & 31)) & 1) === 1;
