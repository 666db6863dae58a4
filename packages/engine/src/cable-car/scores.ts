import type { Outcome } from "../game.ts";
import { COMPANIES } from "./companies/company.ts";
import { addShareScores } from "./companies/scores.ts";
import type { Position } from "./position.ts";

const points = new Int32Array(COMPANIES.length);

/**
 * Adds each seat's score to `into`, by seat: the points so far (CC-18), or what its shares are
 * worth at present (CO-10), of which a position that does not know them all counts those it
 * knows. Allocates nothing.
 */
export function addScores({ network, exchange }: Position, into: Int32Array): void {
  if (exchange === null) {
    network.addPoints(into);
    return;
  }
  points.fill(0);
  network.addPoints(points);
  addShareScores(exchange.market, points, into);
}

/** The scores by seat; with companies also what each has earned (CO-6). */
export function outcomeOf(position: Position): Outcome {
  const scores = new Int32Array(position.options.players);
  addScores(position, scores);
  if (position.exchange === null) return { scores: [...scores] };
  const earned = position.network.points;
  return {
    scores: [...scores],
    profits: Object.fromEntries(COMPANIES.map((name, company) => [name, earned[company]!])),
  };
}
