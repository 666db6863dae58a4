export { type Estimate, estimateOf } from "./estimate.ts";
export { LADDERS, type Ladder, matchUpsOf } from "./ladders.ts";
export type { MatchUp, Pair } from "./match-up.ts";
export { makePage, msPerMove, type ResultsOf } from "./page.ts";
export { type Decide, playPair } from "./play.ts";
export { type KeptPair, makeResult, parseResults } from "./results.ts";
export { type Bounds, likelihoodOf, type Verdict, verdictOf } from "./sprt.ts";
export { type Tally, tallyOf } from "./tally.ts";
export { playTimedPair } from "./timed.ts";
