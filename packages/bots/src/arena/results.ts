import type { Pair } from "./match-up.ts";

/** A pair as it is kept: with what it took. */
export interface KeptPair extends Pair {
  /** What the level's decisions took in all, in ms, and what the others' did. */
  readonly ms: readonly [number, number];
}

/** One line of a file of results. */
export const makeResult = ({ pair, scores, decisions, ms, moves }: KeptPair): string =>
  JSON.stringify({ pair, scores, decisions, ms: ms.map(Math.round), moves });

/** The pairs of a file of results, by their numbers: our own files, which are trusted. */
export const parseResults = (text: string): KeptPair[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as KeptPair)
    .sort((one, other) => one.pair - other.pair);
