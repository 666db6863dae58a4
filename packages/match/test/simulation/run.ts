import { checkEnd, checkQuiet, checkRest } from "./end.ts";
import type { Violation } from "./ledger.ts";
import type { Plant } from "./plant.ts";
import { World } from "./world.ts";

/** A run in which something happened that must not. */
export interface Failure extends Violation {
  readonly seed: number;
  /** How many steps had been made. */
  readonly step: number;
}

/** What a run was like, to see that it was no empty one. */
export interface Run {
  readonly failure: Failure | null;
  readonly acknowledged: number;
  readonly events: readonly string[];
}

export const NOTHING: Plant = { name: "nothing" };

/** How often all clients at rest are compared with what they were told. */
const STEPS_BETWEEN_CHECKS = 60;

/** Plays the run of a seed. Whatever happens in it follows from the seed alone. */
export async function run(seed: number, steps: number, plant: Plant = NOTHING): Promise<Run> {
  const world = new World(seed, plant);
  const { ledger } = world;
  let step = 0;
  try {
    for (; step < steps && !ledger.first; step++) {
      await world.step();
      if (step % STEPS_BETWEEN_CHECKS === 0) checkQuiet(world);
    }
    if (!ledger.first) await world.rest();
    if (!ledger.first) await checkRest(world);
    if (!ledger.first) await checkEnd(world);
    if (!ledger.first) await checkRest(world);
  } catch (error) {
    ledger.fault("nothing throws", error);
  }
  return {
    failure: ledger.first && { seed, step, ...ledger.first },
    acknowledged: ledger.acknowledged,
    events: world.house.log.map(({ body }) => body.type),
  };
}
