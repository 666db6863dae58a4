import { makeMove } from "@endstation/engine";
import type { Thinking } from "../brain.ts";
import { thinkingOf } from "../thinking.ts";
import { type Contender, errorOf, meanOf } from "./halving.ts";
import type { Samples } from "./samples.ts";

/** How much more points an untried move is hoped to be worth: about the spread of an outcome. */
const EXPLORATION = 20;
/** Completions between two pauses. */
const CHUNK = 50;

/**
 * Judges one move by each completion, chosen by its upper confidence bound (UCB1), and plays the
 * one tried most: a flat Monte Carlo search, as a yardstick.
 */
export function thinkAsBandit(
  samples: Samples,
  contenders: readonly Contender[],
  completions: number,
): Thinking {
  const best = (rank: (each: Contender) => number): Contender =>
    contenders.reduce((one, other) => (rank(other) > rank(one) ? other : one));
  function* work(): Generator<void> {
    for (let trial = 0; trial < completions; trial++) {
      const spread = EXPLORATION * Math.sqrt(Math.log(trial + 1));
      const tried = best((each) =>
        each.count === 0 ? Infinity : meanOf(each) + spread / Math.sqrt(each.count),
      );
      samples.next();
      const worth = samples.worthOf(tried.move);
      tried.sum += worth;
      tried.squares += worth * worth;
      tried.count++;
      if (trial % CHUNK === CHUNK - 1) yield;
    }
  }
  return thinkingOf(work(), () => {
    const most = best(({ count }) => count);
    return { move: makeMove(most.move), value: meanOf(most), standardError: errorOf(most) };
  });
}
