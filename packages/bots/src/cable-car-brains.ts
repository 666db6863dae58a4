import type { AnyOptions } from "@endstation/engine";
import type { Brain } from "./brain.ts";
import { cableCarBrain } from "./cable-car/brain.ts";
import { companiesBrain } from "./companies/brain.ts";

/** Cable Car and The Companies are one game to the match, and two to think about. */
export const cableCarBrains: Brain = {
  levels: (options) => brainFor(options).levels(options),
  yardsticks: (options) => brainFor(options).yardsticks(options),
  think: (knowledge, level, seed) => brainFor(knowledge.options).think(knowledge, level, seed),
  assess: (knowledge, played, seed) => brainFor(knowledge.options).assess(knowledge, played, seed),
};

const brainFor = (options: AnyOptions): Brain =>
  "companies" in options && options.companies === true ? companiesBrain : cableCarBrain;
