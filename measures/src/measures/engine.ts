import { cpus } from "node:os";
import { engineRates } from "../engine/rates.ts";
import type { Measure } from "./measure.ts";

/** How fast the engine is on one thread: games, completions and placements a second. */
export const measureEngine: Measure = async ({ nightly }) => ({
  ...engineRates({ rounds: nightly ? 50 : 7, roundMs: 200 }),
  node: process.version,
  cpu: cpus()[0]?.model ?? "unknown",
});
