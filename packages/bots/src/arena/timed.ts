import type { MatchUp } from "./match-up.ts";
import { playPair } from "./play.ts";
import type { KeptPair } from "./results.ts";

/** Plays a pair and notes what its decisions took, by the caller's clock in ms. */
export function playTimedPair(matchUp: MatchUp, pair: number, now: () => number): KeptPair {
  const ms: [number, number] = [0, 0];
  const played = playPair(matchUp, pair, (level, work) => {
    const from = now();
    const decision = work();
    ms[level === matchUp.level ? 0 : 1] += now() - from;
    return decision;
  });
  return { ...played, ms };
}
