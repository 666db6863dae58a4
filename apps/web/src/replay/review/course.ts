import type { Expectation, JudgedDecision, Review, Verdict } from "@endstation/bots";

/** What was to be expected after so many moves. */
export interface CoursePoint extends Expectation {
  readonly ply: number;
}

/** The verdicts that stand out: they are stops of the axis and rows of the list. */
const FAULTS: readonly Verdict[] = ["blunder", "inaccuracy"];

export const isFault = ({ verdict }: JudgedDecision): boolean => FAULTS.includes(verdict);

/** How a game went: what was to be expected before each decision, and its end after `last` moves. */
export function courseOf({ decisions, end }: Review, last: number): readonly CoursePoint[] {
  const points = decisions.map(({ ply, scores, chances }) => ({ ply, scores, chances }));
  return [...points, { ply: last, ...end }];
}

/** What was to be expected at a position: before the decision that was about to be made there. */
export const expectedAt = (course: readonly CoursePoint[], ply: number): CoursePoint =>
  course.findLast((point) => point.ply <= ply) ?? course[0]!;

/** The decision that led to a position; `null` at the start. */
export const decisionBefore = (review: Review, ply: number): JudgedDecision | null =>
  review.decisions.find((one) => one.ply < ply && ply <= one.ply + one.count) ?? null;

/** The position to which a decision led. */
export const plyAfter = ({ ply, count }: JudgedDecision): number => ply + count;
