import type { Refusal } from "@endstation/match";
import { t } from "./language.ts";

/** A refusal as a sentence: by the rule that was broken, or by its code. */
export function refusalText(refusal: Refusal): string {
  const { faults, match, refusals } = t();
  // At a table these words come after the first moment, in which the server's sentence must do.
  const byRule = refusal.fault && faults[refusal.fault.code as keyof typeof faults];
  const text = byRule ?? refusals?.[refusal.code] ?? refusal.message;
  return refusal.report ? `${text} ${match.report(refusal.report)}` : text;
}
