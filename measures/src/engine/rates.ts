import type { CableCarOptions } from "@endstation/engine";
import { type CableCarRates, cableCarRates } from "./cable-car.ts";
import type { Patience } from "./rate.ts";
import { type TrambahnRates, trambahnRates } from "./trambahn.ts";

/** The engine's rates: of the base game for two, and by themselves of its other kinds. */
export interface EngineRates extends CableCarRates {
  readonly companies: CableCarRates;
  readonly free: CableCarRates;
  readonly trambahn: TrambahnRates;
}

const BASE: CableCarOptions = { players: 2, hand: 1, orientation: "fixed", companies: false };

/** Measures them, one after the other. */
export const engineRates = (patience: Patience): EngineRates => ({
  ...cableCarRates(BASE, patience),
  companies: cableCarRates({ ...BASE, companies: true, exchange: "open-or-pile" }, patience),
  free: cableCarRates({ ...BASE, orientation: "free" }, patience),
  trambahn: trambahnRates(patience),
});
