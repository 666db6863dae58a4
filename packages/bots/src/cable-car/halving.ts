import type { Move } from "@endstation/engine";
import type { Samples } from "./samples.ts";

/** How many judgements are made between two pauses: about half a millisecond. */
const CHUNK = 2_000;
/** What a completion costs, in judgements. */
const COMPLETION = 20;

/** A move under comparison, with the sum of what it was worth in the completions so far. */
export interface Contender {
  readonly move: Move;
  sum: number;
  squares: number;
  count: number;
}

/** A move before its first completion. */
export const contender = (move: Move): Contender => ({ move, sum: 0, squares: 0, count: 0 });

/** What a contender was worth on average; 0 before its first completion. */
export const meanOf = ({ sum, count }: Contender): number => (count === 0 ? 0 : sum / count);

/** The standard error of a contender's mean. */
export function errorOf({ sum, squares, count }: Contender): number {
  if (count < 2) return 0;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1) / count);
}

/** Judges all contenders by the same completions, as many as given; pauses between chunks. */
export function* judgeAll(
  samples: Samples,
  contenders: readonly Contender[],
  completions: number,
): Generator<void> {
  let work = 0;
  for (let completion = 0; completion < completions; completion++) {
    samples.next();
    for (const each of contenders) {
      const worth = samples.worthOf(each.move);
      each.sum += worth;
      each.squares += worth * worth;
      each.count++;
    }
    work += contenders.length + COMPLETION;
    if (work >= CHUNK) {
      work = 0;
      yield;
    }
  }
}

/** Puts the best first. Equal ones stay in the order of moves. */
export const sortBest = (contenders: Contender[]): void => {
  contenders.sort((one, other) => meanOf(other) - meanOf(one) || one.move - other.move);
};

/** How much is done to find the best of some contenders. */
export interface Halving {
  /** Judgements of a move in a completion. */
  readonly work: number;
  /** How many contenders are compared to the end, two at least. */
  readonly left: number;
}

/**
 * Successive halving: all contenders share the work of a round, the better half goes on to the
 * next, until few are left. Leaves the contenders sorted, the best first.
 */
export function* halve(
  samples: Samples,
  contenders: Contender[],
  { work, left }: Halving,
): Generator<void> {
  if (contenders.length < 2) return;
  const rounds = 1 + Math.max(0, Math.ceil(Math.log2(contenders.length / left)));
  let rest = contenders.slice();
  for (let round = 0; round < rounds; round++) {
    const completions = Math.max(1, Math.round(work / rounds / rest.length));
    yield* judgeAll(samples, rest, completions);
    sortBest(rest);
    contenders.splice(0, rest.length, ...rest);
    rest = rest.slice(0, Math.max(left, Math.ceil(rest.length / 2)));
  }
}
