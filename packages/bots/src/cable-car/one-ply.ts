import { type LineChange, makeMove, type Position, placementOf, preview } from "@endstation/engine";
import type { Thinking } from "../brain.ts";
import type { Chance } from "../chance.ts";
import { decided } from "../thinking.ts";
import { placementsOf } from "./placements.ts";

/** How good a tile is for the seat that lays it, from what it does to each line. */
export interface LineRule {
  /** What is done to a line of its own. */
  own(change: LineChange): number;
  /** What is done to another's line. */
  others(change: LineChange): number;
}

/** The points that own lines score at once. */
export const immediatePoints: LineRule = {
  own: ({ points = 0 }) => points,
  others: () => 0,
};

/** Own lines longer than this are worth closing, others' shorter than the next. */
const LONG_ENOUGH = 7;
const SHORT = 4;

/**
 * Three rules: own open lines should grow, the more the shorter they are; own lines should score
 * more than seven; others' lines should end with less than four.
 */
export const lineRules: LineRule = {
  own: ({ before, after, points }) =>
    points === undefined ? (after - before) / Math.max(1, before) : points - LONG_ENOUGH,
  others: ({ points }) => (points !== undefined && points < SHORT ? SHORT - points : 0),
};

/** How a player is who goes by what a tile does at once. */
export interface OnePly {
  readonly rule: LineRule;
  /** By how many points at most it misjudges each move, up and down. */
  readonly mistakes: number;
}

const FINE = 1_000;

/** Lays a hand tile, or the drawn one, where the rule gives most; of equal moves any. */
export function thinkByRule(
  position: Position,
  { rule, mistakes }: OnePly,
  chance: Chance,
): Thinking {
  let best = -Infinity;
  let bestMoves: number[] = [];
  for (const move of placementsOf(position)) {
    let value = mistakes * ((2 * chance.below(FINE)) / FINE - 1);
    for (const change of preview(position, placementOf(move))) {
      value += change.owner === position.seat ? rule.own(change) : rule.others(change);
    }
    if (value > best) {
      best = value;
      bestMoves = [];
    }
    if (value === best) bestMoves.push(move);
  }
  const move = makeMove(bestMoves[chance.below(bestMoves.length)]!);
  return decided(move);
}
