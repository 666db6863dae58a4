import { t } from "../i18n/language.ts";
import type { LearnWords, StepWords } from "../i18n/learn.ts";
import { fill, plain } from "../i18n/phrase.ts";
import type { Figures, Verdict } from "./lesson.ts";

/** What is said of a deed, with its figures filled in; empty before the first. */
export function said(step: StepWords, verdict: Verdict | null): string {
  if (!verdict) return "";
  const text = verdict.kind === "done" ? step.done : (step.says[verdict.say] ?? "");
  return filled(text, verdict.figures ?? {});
}

/** All that a step can come to say, with figures as long as any: so much room it needs. */
export const sayable = (step: StepWords): string[] =>
  [step.done, ...Object.values(step.says)].map((text) =>
    filled(text, { tiles: MANY, points: MANY, own: MANY, other: MANY, fault: longestFault() }),
  );

const MANY = 100;

function longestFault(): string {
  const all = Object.entries(t().faults).toSorted(([, a], [, b]) => b.length - a.length);
  return all[0]![0];
}

const filled = (text: string, figures: Figures): string => plain(fill(text, slots(figures)));

function slots({ tiles, points, fault, own, other }: Figures): Record<string, string> {
  const { cableCar, faults } = t();
  return {
    ...(tiles !== undefined && { tiles: cableCar.tiles(tiles) }),
    ...(points !== undefined && { points: cableCar.points(points) }),
    ...(fault !== undefined && { fault: faults[fault as keyof typeof faults] ?? "" }),
    ...(own !== undefined && { own: String(own) }),
    ...(other !== undefined && { other: String(other) }),
  };
}

/** What a stage is given: which step of its lesson, and the words of all. */
export interface StageProps {
  /** The step's place, from 0. */
  readonly index: number;
  readonly words: LearnWords;
}
