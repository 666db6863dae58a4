import { gameOf, judge, ok, type Position } from "@endstation/engine";
import { Chance } from "../chance.ts";
import { brainWith, quick } from "../mind.ts";
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

const GAME = gameOf("cable-car");

/** How Cable Car is played without companies. */
export const cableCarBrain = brainWith<Position>({
  game: GAME,
  levels: [
    ...quick("novice", "learner", "regular", "casual", "practised", "skilled"),
    { id: "expert", ms: 10 },
  ],
  yardsticks: [...quick("random", "greedy", "rules"), { id: "plain-1000", ms: 2 }],
  think(known, level, seed) {
    if (level === "random") return thinkRandomly(GAME, known, seed);
    const chance = new Chance(seed);
    const onePly = ONE_PLY[level];
    if (onePly) return thinkByRule(known, onePly, chance);
    const samples = samplesOf(known, chance);
    if (level === "plain-1000") {
      return thinkAsBandit(samples, placementsOf(known).map(contender), 1000);
    }
    const effort = EFFORTS[level];
    return effort ? decide(known, samples, effort) : null;
  },
  assess(known, played, seed) {
    const samples = samplesOf(known, new Chance(seed));
    const [text] = played;
    if (text === undefined) return ok(assessMoves(known, samples, null));
    const move = judge(known, text);
    return move.ok ? ok(assessMoves(known, samples, move.value)) : move;
  },
});

const samplesOf = (position: Position, chance: Chance): Samples =>
  new Samples({
    network: position.network,
    orientation: position.options.orientation,
    worth: lineWorth(position.seat, position.options.players),
    chance,
  });
