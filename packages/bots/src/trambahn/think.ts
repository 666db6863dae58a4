import { makeTrambahnMove, type TrambahnPosition } from "@endstation/engine";
import type { Decision, Thinking } from "../brain.ts";
import { Chance } from "../chance.ts";
import { Evaluator } from "./evaluator.ts";
import { type Comparison, Lookahead, mean, standardError } from "./lookahead.ts";
import { type Breadth, Planner } from "./planner.ts";
import type { PlannedTurn } from "./turn-judge.ts";
import { LEARNED } from "./weights.ts";

/** How a level looks for a turn. */
export interface Search {
  readonly breadth: Breadth;
  /** By up to how much a chance to win is misjudged, from 0 to 1; whoever compares does not. */
  readonly blur: number;
  /** How the turns found are compared; without it the first one found is played. */
  readonly comparison: Comparison | null;
}

/**
 * Thinks about the next move of a turn: each move comes from a plan of the whole rest of the turn,
 * made anew from where the turn stands.
 */
export function thinkAhead(known: TrambahnPosition, search: Search, seed: number): Thinking {
  const evaluator = new Evaluator(LEARNED);
  const turns = new Planner(evaluator).plan(known, search.breadth);
  const { comparison } = search;
  const first = blurred(turns, search.blur, new Chance(seed));
  if (!comparison || turns.every(({ moves }) => moves[0] === first.moves[0])) {
    const decision = decide(first.moves, { value: first.margin, standardError: null });
    return { step: () => false, decision: () => decision };
  }
  const lookahead = new Lookahead(known, turns, { evaluator, comparison, seed });
  return {
    step: () => lookahead.step(),
    decision() {
      const { planned, margins } = lookahead.trials[0]!;
      const isTried = margins.length > 1;
      return decide(planned.moves, {
        value: isTried ? mean(margins) : planned.margin,
        standardError: isTried ? standardError(margins) : null,
      });
    },
  };
}

/** The turn that seems best to one who misjudges each. */
function blurred(turns: readonly PlannedTurn[], blur: number, chance: Chance): PlannedTurn {
  const seeming = turns.map((turn) => turn.chance + (blur * chance.below(1000)) / 1000);
  return turns[seeming.indexOf(Math.max(...seeming))]!;
}

const decide = (moves: readonly number[], judged: Omit<Decision, "move">): Decision => ({
  move: makeTrambahnMove(moves[0]!),
  ...judged,
});
