import { err, type Fault, gameOf, judge, ok, type Position, type Result } from "@endstation/engine";
import type { Brain, Level, LevelId, Thinking } from "../brain.ts";
import { Chance } from "../chance.ts";
import { knownToMove, noSuchLevel } from "../known.ts";
import { thinkRandomly } from "../plain/random.ts";
import { assessMoves } from "./assess.ts";
import { thinkAsBandit } from "./bandit.ts";
import { decide } from "./decide.ts";
import { contender } from "./halving.ts";
import { EFFORTS, ONE_PLY } from "./levels.ts";
import { thinkByRule } from "./one-ply.ts";
import { placementsOf } from "./placements.ts";
import { Samples } from "./samples.ts";
import { lineWorth } from "./worth.ts";

const LEVELS: readonly Level[] = [
  { id: "novice", ms: 1 },
  { id: "learner", ms: 1 },
  { id: "regular", ms: 1 },
  { id: "casual", ms: 1 },
  { id: "practised", ms: 1 },
  { id: "skilled", ms: 1 },
  { id: "expert", ms: 10 },
];

const YARDSTICKS: readonly Level[] = [
  { id: "random", ms: 1 },
  { id: "greedy", ms: 1 },
  { id: "rules", ms: 1 },
  { id: "plain-1000", ms: 2 },
];

const GAME = gameOf("cable-car");

/** How Cable Car is played without companies. */
export const cableCarBrain: Brain = {
  levels: () => LEVELS,
  yardsticks: () => YARDSTICKS,
  think(knowledge, level, seed) {
    if (level === "random") return thinkRandomly(GAME, knowledge, seed);
    const position = knownToMove(GAME, knowledge) as Result<Position, Fault>;
    if (!position.ok) return position;
    return thinkOf(position.value, level, new Chance(seed));
  },
  assess(knowledge, played, seed) {
    const position = knownToMove(GAME, knowledge) as Result<Position, Fault>;
    if (!position.ok) return position;
    const samples = samplesOf(position.value, new Chance(seed));
    const [text] = played;
    if (text === undefined) return ok(assessMoves(position.value, samples, null));
    const move = judge(position.value, text);
    return move.ok ? ok(assessMoves(position.value, samples, move.value)) : move;
  },
};

function thinkOf(position: Position, level: LevelId, chance: Chance): Result<Thinking, Fault> {
  const onePly = ONE_PLY[level];
  if (onePly) return ok(thinkByRule(position, onePly, chance));
  const samples = samplesOf(position, chance);
  if (level === "plain-1000") {
    return ok(thinkAsBandit(samples, placementsOf(position).map(contender), 1000));
  }
  const effort = EFFORTS[level];
  return effort ? ok(decide(position, samples, effort)) : err(noSuchLevel(level));
}

const samplesOf = (position: Position, chance: Chance): Samples =>
  new Samples({
    network: position.network,
    orientation: position.options.orientation,
    worth: lineWorth(position.seat, position.options.players),
    chance,
  });
