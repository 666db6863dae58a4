import type { Refusal } from "@endstation/match";
import { t } from "./language.ts";

/** A refusal as a sentence: by the rule that was broken, or by its code. */
export function refusalText(refusal: Refusal): string {
  const { faults, refusals } = t();
  const byRule = refusal.fault && faults[refusal.fault.code as keyof typeof faults];
  return byRule ?? refusals[refusal.code];
}
