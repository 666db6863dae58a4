import type { Refusal } from "@endstation/match";
import { t } from "./language.ts";

/** A refusal as a sentence: by the rule that was broken, by its code, or as the server put it. */
export function refusalText(refusal: Refusal): string {
  const { faults, refusals } = t();
  const byRule = refusal.fault && faults[refusal.fault.code as keyof typeof faults];
  return byRule ?? refusals[refusal.code] ?? refusal.message;
}
