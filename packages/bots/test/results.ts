import { readResults } from "../scripts/result-files.ts";
import {
  type KeptPair,
  LADDERS,
  type Ladder,
  type MatchUp,
  matchUpsOf,
} from "../src/arena/index.ts";

/** A match-up whose results are kept. */
export interface Played {
  readonly name: string;
  readonly matchUp: MatchUp;
  readonly pairs: readonly KeptPair[];
}

const playedOn = (ladder: Ladder): Played[] =>
  matchUpsOf(ladder).map((matchUp) => ({
    name: `${ladder.name}: ${matchUp.level} against ${matchUp.against}`,
    matchUp,
    pairs: readResults(ladder, matchUp),
  }));

/** Every match-up that has results. */
export const PLAYED = LADDERS.flatMap(playedOn).filter(({ pairs }) => pairs.length > 0);

/** As many pairs, spread over all, as were played in `budget` ms; none if one takes longer. */
export function sampleOf(pairs: readonly KeptPair[], budget: number): KeptPair[] {
  const mean = pairs.reduce((sum, { ms }) => sum + ms[0] + ms[1], 0) / pairs.length;
  const count = Math.min(pairs.length, Math.floor(budget / (mean + 1)));
  return Array.from({ length: count }, (_, i) => pairs[Math.floor((i * pairs.length) / count)]!);
}
