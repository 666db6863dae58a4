import { onAllCores } from "../pool.ts";
import type { Failure } from "./run.ts";

/** The seeds from `first` up to and without `end`, and how many steps each run has. */
export interface Share {
  readonly first: number;
  readonly end: number;
  readonly steps: number;
}

/** What a worker gives back for a share. */
export interface Shared {
  readonly failures: readonly Failure[];
  readonly acknowledged: number;
}

export interface Simulated {
  /** How many runs there were, and how many steps each had. */
  readonly seeds: number;
  readonly steps: number;
  readonly failures: number;
  readonly firstFailure: Failure | null;
  /** How many commands were acknowledged in all. */
  readonly acknowledged: number;
}

const SEEDS_A_SHARE = 20;

/** Runs a range of seeds on all cores. `progress` is told how many are done. */
export async function simulate(
  { first, end, steps }: Share,
  progress: (done: number) => void = () => {},
): Promise<Simulated> {
  const failures: Failure[] = [];
  let [done, acknowledged] = [0, 0];
  function* shares(): Generator<Share, void> {
    for (let from = first; from < end; from += SEEDS_A_SHARE) {
      yield { first: from, end: Math.min(end, from + SEEDS_A_SHARE), steps };
    }
  }
  const worker = new URL("./worker.ts", import.meta.url);
  await onAllCores<Share, Shared>(worker, shares(), (shared, share) => {
    failures.push(...shared.failures);
    acknowledged += shared.acknowledged;
    done += share.end - share.first;
    progress(done);
  });
  failures.sort((a, b) => a.seed - b.seed);
  const [firstFailure = null] = failures;
  return { seeds: end - first, steps, failures: failures.length, firstFailure, acknowledged };
}
