import type { Refusal } from "@endstation/match";
import { language, t } from "./language.ts";

/** A refusal as a sentence: by the rule that was broken, or by its code. */
export function refusalText(refusal: Refusal): string {
  const { faults, refusals } = t();
  const byRule = refusal.fault && faults[refusal.fault.code as keyof typeof faults];
  const text = byRule ?? refusals[refusal.code];
  return refusal.report ? `${text} ${reportText(refusal.report)}` : text;
}

/** By which whoever runs the server finds what went wrong in its log. */
const reportText = (report: string) =>
  language() === "de" ? `(Fehlernummer ${report})` : `(Error number ${report})`;
