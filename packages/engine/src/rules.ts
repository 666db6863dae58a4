import { COMPANIES_RULES } from "./cable-car/companies/rules.ts";
import { CABLE_CAR_RULES } from "./cable-car/rules.ts";
import { TRAMBAHN_RULES } from "./trambahn/rules.ts";

/** The ids of the rules that this package implements; tests are named after them. */
export const RULES = [...CABLE_CAR_RULES, ...COMPANIES_RULES, ...TRAMBAHN_RULES] as const;

/** The id of a rule. */
export type RuleId = (typeof RULES)[number];
