import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type KeptPair,
  type Ladder,
  type MatchUp,
  makeResult,
  parseResults,
} from "../src/arena/index.ts";

/** Where the pairs of a match-up are kept, one a line. */
export const fileOf = ({ name }: Ladder, { level, against }: MatchUp): string =>
  fileURLToPath(new URL(`../results/${name}/${level}-${against}.ndjson`, import.meta.url));

/** The pairs that were played of a match-up so far. */
export function readResults(ladder: Ladder, matchUp: MatchUp): KeptPair[] {
  const file = fileOf(ladder, matchUp);
  return existsSync(file) ? parseResults(readFileSync(file, "utf8")) : [];
}

/** Keeps one more pair, at once: a run may be ended at any time. */
export function keepResult(ladder: Ladder, matchUp: MatchUp, pair: KeptPair): void {
  const file = fileOf(ladder, matchUp);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${makeResult(pair)}\n`);
}
