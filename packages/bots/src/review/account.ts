import type { BySeat, Seat } from "@endstation/engine";
import type { JudgedDecision, Review } from "./review.ts";

/**
 * How a player's lead came about, in points over the mean of the others. `start` and all that
 * follows add up to `end`; over all players each of them adds up to nothing.
 */
export interface Account {
  readonly start: number;
  /** What the own decisions gave away: never positive. */
  readonly own: number;
  /** What the others' decisions gave away to this player; among more than two, in equal parts. */
  readonly others: number;
  /** What chance did: deal, draws, and moves that were made at random. */
  readonly luck: number;
  readonly end: number;
}

/** The accounts of a whole review, by seat. */
export function accountsOf({ decisions, end }: Review): BySeat<Account> {
  const { scores: first } = decisions[0] ?? end;
  const lost = first.map((_, seat) => sum(decisions.filter((one) => one.seat === seat).map(given)));
  return first.map((_, seat) => {
    const parts = { start: lead(first, seat), end: lead(end.scores, seat) };
    const own = 0 - lost[seat]!;
    const others = (sum(lost) - lost[seat]!) / (lost.length - 1);
    return { ...parts, own, others, luck: parts.end - parts.start - own - others };
  });
}

/** What a decision surely gave away: what is within its error, or random, is no fault. */
const given = ({ verdict, loss }: JudgedDecision): number =>
  verdict === "equal" || verdict === "random" ? 0 : loss;

function lead(scores: BySeat<number>, seat: Seat): number {
  const others = scores.filter((_, other) => other !== seat);
  return scores[seat]! - sum(others) / others.length;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
