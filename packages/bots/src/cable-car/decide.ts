import { DRAW, type Move, makeMove, type Position } from "@endstation/engine";
import type { Decision, Thinking } from "../brain.ts";
import { thinkingOf } from "../thinking.ts";
import { Overview, type WeighedMove } from "./drawing.ts";
import { Endgame, endingsOf } from "./endgame.ts";
import { type Contender, contender, errorOf, halve, judgeAll, meanOf } from "./halving.ts";
import type { LineEffort } from "./levels.ts";
import { placementsOf, someOf } from "./placements.ts";
import type { Samples } from "./samples.ts";

/** A draw that promises or costs this many points by the survey needs no closer look. */
const CLEAR = 6;

/** Thinks about a turn of the seat to move by the completions given. */
export function decide(position: Position, samples: Samples, effort: LineEffort): Thinking {
  if (endingsOf(position) <= effort.endings) return searchEnd(position);
  const moves = someOf(placementsOf(position), effort.looks, samples.chance);
  let decision: Decision = { move: makeMove(moves[0]!), value: null, standardError: null };
  function* work(): Generator<void> {
    const overview = new Overview(samples, samples.worth.weights, position.network);
    yield* overview.add(effort.surveyed);
    const worths = new Map(moves.map((move) => [move, overview.worthOf(move)]));
    moves.sort((one, other) => worths.get(other)! - worths.get(one)! || one - other);
    decision = { ...decision, move: makeMove(moves[0]!), value: worths.get(moves[0]!)! };
    const contenders = moves.slice(0, effort.kept).map(contender);
    yield* halve(samples, contenders, effort);
    const best = contenders[0]!;
    if (best.count > 0) decision = judged(best);
    if (position.pending || position.stackSize === 0 || effort.reserve === Infinity) return;
    let gain = overview.worthOfDraw(position) - worths.get(best.move)!;
    if (effort.drawn > 0 && Math.abs(gain - effort.reserve) < CLEAR) {
      const draws = overview.bestDraws(position);
      gain = yield* gainOfDraw(samples, { draws, move: best.move }, effort.drawn);
    }
    if (gain > effort.reserve) {
      decision = { ...decision, move: makeMove(DRAW), value: meanOf(best) + gain };
    }
  }
  return thinkingOf(work(), () => decision);
}

/** What drawing is worth more than a move, by new completions that are the same for both. */
function* gainOfDraw(
  samples: Samples,
  { draws, move }: { readonly draws: readonly WeighedMove[]; readonly move: Move },
  completions: number,
): Generator<void, number> {
  const laid = draws.map((draw) => contender(draw.move));
  const rival = contender(move);
  yield* judgeAll(samples, [...laid, rival], completions);
  const mean = laid.reduce((sum, each, at) => sum + draws[at]!.chance * meanOf(each), 0);
  return mean - meanOf(rival);
}

/** Searches the end of the game through: the best of all moves, without an error. */
function searchEnd(position: Position): Thinking {
  const moves = placementsOf(position);
  if (!position.pending && position.stackSize > 0) moves.push(DRAW);
  let decision: Decision = { move: makeMove(moves[0]!), value: null, standardError: null };
  function* work(): Generator<void> {
    const endgame = new Endgame(position);
    for (const move of moves) {
      const value = yield* endgame.worthOf(move);
      if (value > (decision.value ?? -Infinity)) {
        decision = { move: makeMove(move), value, standardError: 0 };
      }
    }
  }
  return thinkingOf(work(), () => decision);
}

const judged = (each: Contender): Decision => ({
  move: makeMove(each.move),
  value: meanOf(each),
  standardError: errorOf(each),
});
