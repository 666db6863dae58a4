import {
  END,
  type Fault,
  judgeTrambahn,
  LAST_RIDE,
  makeTrambahnMove,
  ok,
  type Result,
  type TrambahnPosition,
} from "@endstation/engine";
import type { Assessing, Assessment, Candidate } from "../brain.ts";
import { Evaluator } from "./evaluator.ts";
import { Lookahead, mean, QUICK, standardError, type Trial } from "./lookahead.ts";
import { Planner } from "./planner.ts";
import type { PlannedTurn } from "./turn-judge.ts";
import { LEARNED } from "./weights.ts";

/** How many turns are compared, besides the one that was played. */
const TURNS = 7;

const BREADTH = { passengers: 12, climbs: 6, rounds: 3, turns: TURNS };

/** All turns go through all suppositions, so that the errors of their differences are small. */
const COMPARISON = {
  stages: [{ turns: TURNS + 1, suppositions: 64 }],
  depth: 2,
  breadth: QUICK,
};

/** Judges the whole turns of the seat to move; see `Brain`. */
export function assessTurns(
  known: TrambahnPosition,
  played: readonly string[],
  seed: number,
): Result<Assessing, Fault> {
  const evaluator = new Evaluator(LEARNED);
  const planner = new Planner(evaluator);
  const turns = [...planner.plan(known, BREADTH)];
  if (played.length > 0) {
    const asked = playedTurn(known, planner, played);
    if (!asked.ok) return asked;
    const same = turns.findIndex(({ moves }) => isSame(moves, asked.value.moves));
    turns.splice(same < 0 ? turns.length : same, 1, asked.value);
  }
  const lookahead = new Lookahead(known, turns, { evaluator, comparison: COMPARISON, seed });
  return ok({
    step: () => lookahead.step(),
    assessment: () => assessmentOf(lookahead.trials, { evaluator, known }),
  });
}

/** The turn that was played; what is missing of it is planned. */
function playedTurn(
  known: TrambahnPosition,
  planner: Planner,
  played: readonly string[],
): Result<PlannedTurn, Fault> {
  const position = known.copy();
  const moves: number[] = [];
  for (const text of played) {
    const move = judgeTrambahn(position, text);
    if (!move.ok) return move;
    moves.push(move.value);
    if (move.value === END) break;
    position.play(move.value);
    if (position.over) break;
  }
  if (moves.at(-1) !== END && !position.over) {
    moves.push(...planner.plan(position, { ...BREADTH, turns: 1 })[0]!.moves);
  }
  return ok(planner.judge(known, moves));
}

/** Whether two turns do the same, in whatever order. */
const isSame = (moves: readonly number[], others: readonly number[]): boolean =>
  moves.toSorted().join() === others.toSorted().join();

function assessmentOf(
  trials: readonly Trial[],
  { evaluator, known }: { readonly evaluator: Evaluator; readonly known: TrambahnPosition },
): Assessment {
  // All are judged by what all have gone through.
  const supposed = Math.min(...trials.map(({ margins }) => margins.length));
  const judged = trials
    .map(({ planned, ...came }) => {
      const margins = came.margins.slice(0, supposed);
      const value = supposed > 0 ? mean(margins) : planned.margin;
      return { planned, ...came, margins, value };
    })
    .sort((a, b) => b.value - a.value);
  const best = judged[0]!;
  const spread = evaluator.learned.spreads[LAST_RIDE - known.sheet.rides]!;
  const candidates = judged.map(({ planned, margins, value }): Candidate => {
    const losses = margins.map((margin, index) => best.margins[index]! - margin);
    return {
      moves: planned.moves.map(makeTrambahnMove),
      value,
      loss: best.value - value,
      standardError: supposed > 1 ? standardError(losses) : spread,
    };
  });
  const chance = supposed > 0 ? mean(best.chances.slice(0, supposed)) : best.planned.chance;
  const total =
    supposed > 0 ? mean(best.totals.slice(0, supposed)) : evaluator.total(known, known.seat);
  const scores = [(total + best.value) / 2, (total - best.value) / 2];
  const chances = [chance, 1 - chance];
  return {
    candidates,
    scores: known.seat === 0 ? scores : scores.toReversed(),
    chances: known.seat === 0 ? chances : chances.toReversed(),
  };
}
