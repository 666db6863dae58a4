import {
  estimateOf,
  type KeptPair,
  LADDERS,
  type MatchUp,
  matchUpsOf,
  msPerMove,
  playTimedPair,
  tallyOf,
} from "@endstation/bots/arena";
import { rounded } from "../stats.ts";
import type { Measure } from "./measure.ts";

const MINUTES = 1.8;
const NIGHTLY_MINUTES = 8 * 60;

/** Levels that take longer, in ms, would come to too few pairs: docs/strength.md has them. */
const LONGEST = 10;

/**
 * How strong each level is against the one below it, and which yardsticks they beat, by pairs that
 * are played here and now. By default in Cable Car for two.
 */
export const measureBots: Measure = async ({ nightly, game = "cable-car", players = "2" }) => {
  const ladder = LADDERS.find(({ name }) => name === `${game}-${players}`);
  if (!ladder) {
    const names = LADDERS.map(({ name }) => name).join(", ");
    throw new Error(`There is no ladder ${game}-${players} among ${names}.`);
  }
  const matchUps = matchUpsOf(ladder, nightly ? Number.POSITIVE_INFINITY : LONGEST);
  const runs = matchUps.map((matchUp) => ({ matchUp, pairs: [] as KeptPair[], spent: 0 }));
  const end = performance.now() + (nightly ? NIGHTLY_MINUTES : MINUTES) * 60_000;
  while (performance.now() < end) {
    // Each match-up has the same time, whatever a pair of it takes.
    const run = runs.reduce((least, one) => (one.spent < least.spent ? one : least));
    const from = performance.now();
    run.pairs.push(playTimedPair(run.matchUp, run.pairs.length + 1, () => performance.now()));
    run.spent += performance.now() - from;
  }
  return { ladders: { [game]: runs.map(({ matchUp, pairs }) => entryOf(matchUp, pairs)) } };
};

function entryOf({ options, level, against }: MatchUp, pairs: readonly KeptPair[]): object {
  const { players } = options;
  const { rate, interval, elo } = estimateOf(tallyOf(pairs), players);
  return {
    players,
    level,
    against,
    pairs: pairs.length,
    winRate: rounded(rate),
    interval: interval.map(rounded),
    elo: rounded(elo),
    msPerMove: rounded(msPerMove(pairs)),
  };
}
