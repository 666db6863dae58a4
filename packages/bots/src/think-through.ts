import type { Decision, Thinking } from "./brain.ts";

/** Thinks to the end. */
export function thinkThrough(thinking: Thinking): Decision {
  while (thinking.step());
  return thinking.decision();
}
