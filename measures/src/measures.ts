import { measureBots } from "./measures/bots.ts";
import { measureClient } from "./measures/client.ts";
import { measureCrash } from "./measures/crash.ts";
import { measureEdge } from "./measures/edge.ts";
import { measureEngine } from "./measures/engine.ts";
import type { Measure } from "./measures/measure.ts";
import { measureSecrecy } from "./measures/secrecy.ts";
import { measureSimulate } from "./measures/simulate.ts";

/** Every measure by the name that asks for it; a new one is a file in `measures` and a line here. */
export const MEASURES: Readonly<Record<string, Measure>> = {
  bots: measureBots,
  client: measureClient,
  crash: measureCrash,
  edge: measureEdge,
  engine: measureEngine,
  secrecy: measureSecrecy,
  simulate: measureSimulate,
};
