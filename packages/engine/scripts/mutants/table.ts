import { CABLE_CAR_MUTANTS } from "./cable-car.ts";
import { COMPANIES_MUTANTS } from "./companies.ts";
import type { Mutant } from "./mutant.ts";
import { TRAMBAHN_MUTANTS } from "./trambahn.ts";

/** A break of each rule. The tests named after the rule must notice it. */
export const MUTANTS: readonly Mutant[] = [
  ...CABLE_CAR_MUTANTS,
  ...COMPANIES_MUTANTS,
  ...TRAMBAHN_MUTANTS,
];
