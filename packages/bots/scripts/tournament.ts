import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  type Bounds,
  estimateOf,
  LADDERS,
  type Ladder,
  likelihoodOf,
  type MatchUp,
  matchUpsOf,
  playPair,
  playTimedPair,
  tallyOf,
  verdictOf,
} from "../src/arena/index.ts";
import { fileOf, keepResult, readResults } from "./result-files.ts";

/**
 * Plays the match-ups of a ladder and keeps the results; what has been played is not played again,
 * so a run may be ended at any time and gone on with:
 *
 *   tournament --ladder NAME [--level ID] [--against ID]
 *              [--pairs 200] [--minutes 5] [--sprt 0..20] [--renew]
 *
 * `--pairs` is the number of the last pair of each match-up, `--minutes` the time for each; with
 * `--sprt` a match-up ends where the test of these bounds, in Elo, has a verdict. With `--renew`
 * results that bots have outgrown are dropped first: those of match-ups whose first pair would go
 * another way today.
 */

const { values } = parseArgs({
  options: {
    ladder: { type: "string", default: "" },
    level: { type: "string" },
    against: { type: "string" },
    pairs: { type: "string", default: "200" },
    minutes: { type: "string", default: "Infinity" },
    sprt: { type: "string" },
    renew: { type: "boolean", default: false },
  },
});

const ladder = LADDERS.find(({ name }) => name === values.ladder);
if (!ladder) {
  console.error(`Name a ladder: --ladder ${LADDERS.map(({ name }) => name).join(" | ")}.`);
  process.exit(2);
}
const bounds = boundsOf(values.sprt);
const last = Number(values.pairs);
const time = Number(values.minutes) * 60_000;

for (const matchUp of matchUpsOf(ladder)) {
  const { level = matchUp.level, against = matchUp.against } = values;
  if (level === matchUp.level && against === matchUp.against) play(ladder, matchUp);
}

function dropOutgrown(ladder: Ladder, matchUp: MatchUp): void {
  const [first] = readResults(ladder, matchUp);
  if (first && playPair(matchUp, first.pair).moves !== first.moves) {
    rmSync(fileOf(ladder, matchUp));
  }
}

function boundsOf(text: string | undefined): Bounds | null {
  if (text === undefined) return null;
  const found = /^(-?\d+)\.\.(-?\d+)$/.exec(text);
  if (!found) {
    console.error("Give the bounds of --sprt in Elo, such as 0..20 or -10..0.");
    process.exit(2);
  }
  return { low: Number(found[1]), high: Number(found[2]) };
}

function play(ladder: Ladder, matchUp: MatchUp): void {
  const { players } = ladder.options;
  if (values.renew) dropOutgrown(ladder, matchUp);
  const pairs = readResults(ladder, matchUp);
  const end = performance.now() + time;
  const played = new Set(pairs.map(({ pair }) => pair));
  for (let pair = 1; pair <= last && performance.now() < end; pair++) {
    if (bounds && verdictOf(tallyOf(pairs), bounds, players) !== "open") break;
    if (played.has(pair)) continue;
    const result = playTimedPair(matchUp, pair, () => performance.now());
    keepResult(ladder, matchUp, result);
    pairs.push(result);
  }
  if (pairs.length === 0) return;
  const tally = tallyOf(pairs);
  const { rate, interval, elo } = estimateOf(tally, players);
  const test = bounds && {
    likelihood: Number(likelihoodOf(tally, bounds, players).toFixed(2)),
    verdict: verdictOf(tally, bounds, players),
  };
  const { level, against } = matchUp;
  const line = { ladder: ladder.name, level, against, pairs: pairs.length, rate, interval, elo };
  console.log(JSON.stringify({ ...line, ...test }));
}
