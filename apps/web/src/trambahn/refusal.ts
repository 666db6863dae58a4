import type { Refusal } from "@endstation/match";
import { t } from "../i18n/language.ts";
import { refusalText as sharedText } from "../i18n/refusal.ts";

/** A refusal as a sentence, in the words of this game's rules where one of them was broken. */
export function refusalText(refusal: Refusal): string {
  const { faults } = t().trambahn;
  const byRule = refusal.fault && faults[refusal.fault.code as keyof typeof faults];
  return byRule ?? sharedText(refusal);
}
