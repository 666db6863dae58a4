import type { Decision, Thinking } from "./brain.ts";

/**
 * A decision in the making out of a generator that pauses after little pieces of work, and a look
 * at the best so far.
 */
export function thinkingOf(work: Generator<void>, decision: () => Decision): Thinking {
  return { step: () => !work.next().done, decision };
}

/** A move that takes no thinking, without an idea of what it is worth. */
export const decided = (move: string): Thinking => ({
  step: () => false,
  decision: () => ({ move, value: null, standardError: null }),
});
