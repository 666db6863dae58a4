import { compareMany } from "../../../packages/match/test/secrecy/many.ts";
import type { Measure } from "./measure.ts";

const PAIRS = 2000;
const NIGHTLY_PAIRS = 100_000;

/**
 * Deals that differ only in what a viewer may not see, played alike in whole rooms: how many there
 * were of each game, and how many gave that viewer other bytes.
 */
export const measureSecrecy: Measure = async ({ nightly }) => {
  let told = 0;
  return await compareMany(nightly ? NIGHTLY_PAIRS : PAIRS, {
    progress: (text) => {
      if (++told % 50 === 0) process.stderr.write(`secrecy: ${text}\n`);
    },
  });
};
