import { simulate } from "../../../packages/match/test/simulation/many.ts";
import type { Measure } from "./measure.ts";

const STEPS = 300;
const SEEDS = 10_000;
const NIGHTLY_SEEDS = 1_000_000;

/**
 * Runs of a match with its clients, everything in memory: how many there were and how many broke an
 * invariant. A range of seeds of one's own: `node packages/match/test/simulation/main.ts`.
 */
export const measureSimulate: Measure = async ({ nightly }) => {
  const end = 1 + (nightly ? NIGHTLY_SEEDS : SEEDS);
  return await simulate({ first: 1, end, steps: STEPS }, (done) => {
    if (done % 1000 === 0) process.stderr.write(`simulate: ${done} of ${end - 1} seeds\n`);
  });
};
