import type { BySeat, GameRecord } from "@endstation/engine";
import type { Expectation } from "./review.ts";

/** A game that is over as an expectation: seats that were lost before rank behind all others. */
export function finalExpectation({ lost = [] }: GameRecord, scores: BySeat<number>): Expectation {
  const isLost = (seat: number) => lost.some((one) => one.seat === seat);
  const most = Math.max(...scores.filter((_, seat) => !isLost(seat)));
  const wins = scores.map((score, seat) => !isLost(seat) && score === most);
  const winners = wins.filter(Boolean).length;
  return { scores, chances: wins.map((won) => (won ? 1 / winners : 0)) };
}
