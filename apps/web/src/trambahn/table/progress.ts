import { VERBS, type Verb } from "@endstation/engine";
import type { Turn } from "./turn.ts";

/** How a phase of a turn stands. */
export type StepState = "done" | "skipped" | "now" | "later";

/** One of the five phases, as the turn has come so far. */
export interface Step {
  readonly verb: Verb;
  readonly state: StepState;
  /** How often it has been done in this turn. */
  readonly count: number;
  /** Whether it can be looked at. */
  readonly open: boolean;
}

/** The five phases of the turn under way; `moves` are all moves of the game. */
export function progress(turn: Turn, moves: readonly string[]): Step[] {
  const begun = moves.lastIndexOf("end") + 1;
  const made = moves.slice(begun).map((move) => move.split(" ")[0]);
  const at = VERBS.indexOf(turn.phase());
  return VERBS.map((verb, index) => {
    const count = made.filter((one) => one === verb).length;
    const past = count > 0 ? "done" : "skipped";
    const state = index === at ? "now" : index < at ? past : "later";
    return { verb, state, count, open: turn.mine() && index !== at && turn.may().includes(verb) };
  });
}
