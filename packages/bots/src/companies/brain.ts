import {
  type AnyOptions,
  err,
  type Fault,
  gameOf,
  judge,
  type Knowledge,
  makeMove,
  ok,
  type Position,
  type Result,
} from "@endstation/engine";
import type { Brain, Level, LevelId, Thinking } from "../brain.ts";
import { Chance } from "../chance.ts";
import { knownToMove, noSuchLevel } from "../known.ts";
import { decided } from "../thinking.ts";
import { assess } from "./assess.ts";
import { decide } from "./decide.ts";
import { EFFORTS } from "./levels.ts";
import { ruleMove } from "./rules.ts";
import { greedyMove, randomMove, slippingMove } from "./simple.ts";

const LEVELS: readonly Level[] = [
  { id: "novice", ms: 1 },
  { id: "casual", ms: 1 },
  { id: "skilled", ms: 1 },
  { id: "expert", ms: 10 },
];

const YARDSTICKS: readonly Level[] = [
  { id: "random", ms: 1 },
  { id: "greedy", ms: 1 },
  { id: "rules", ms: 1 },
];

/** The levels that move without a search. */
const SIMPLE: Partial<Record<LevelId, (position: Position, chance: Chance) => number>> = {
  random: randomMove,
  greedy: greedyMove,
  rules: ruleMove,
  novice: (position, chance) => slippingMove(position, { chance, every: 3 }),
};

/** How The Companies are played by machines. */
export const companiesBrain: Brain = {
  levels: () => LEVELS,
  yardsticks: () => YARDSTICKS,
  think(knowledge, level, seed) {
    const known = knownPosition(knowledge);
    return known.ok ? think(known.value, level, new Chance(seed)) : known;
  },
  assess(knowledge, played, seed) {
    const known = knownPosition(knowledge);
    if (!known.ok) return known;
    const [text] = played;
    if (text === undefined) return ok(assess(known.value, null, new Chance(seed)));
    const move = judge(known.value, text);
    return move.ok ? ok(assess(known.value, move.value, new Chance(seed))) : move;
  },
};

const knownPosition = (knowledge: Knowledge<AnyOptions>): Result<Position, Fault> =>
  knownToMove(gameOf("cable-car"), knowledge) as Result<Position, Fault>;

function think(known: Position, level: LevelId, chance: Chance): Result<Thinking, Fault> {
  const effort = EFFORTS[level];
  if (effort) return ok(decide(known, effort, chance));
  const simple = SIMPLE[level];
  if (!simple) return err(noSuchLevel(level));
  const move = makeMove(simple(known, chance));
  return ok(decided(move));
}
