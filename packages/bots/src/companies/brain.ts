import { gameOf, judge, makeMove, ok, type Position } from "@endstation/engine";
import type { LevelId } from "../brain.ts";
import { Chance } from "../chance.ts";
import { brainWith, quick } from "../mind.ts";
import { decided } from "../thinking.ts";
import { assess } from "./assess.ts";
import { decide } from "./decide.ts";
import { EFFORTS } from "./levels.ts";
import { ruleMove } from "./rules.ts";
import { greedyMove, randomMove, slippingMove } from "./simple.ts";

/** The levels that move without a search. */
const SIMPLE: Partial<Record<LevelId, (position: Position, chance: Chance) => number>> = {
  random: randomMove,
  greedy: greedyMove,
  rules: ruleMove,
  novice: (position, chance) => slippingMove(position, { chance, every: 3 }),
};

/** How The Companies are played by machines. */
export const companiesBrain = brainWith<Position>({
  game: gameOf("cable-car"),
  levels: [...quick("novice", "casual", "skilled"), { id: "expert", ms: 10 }],
  yardsticks: quick("random", "greedy", "rules"),
  think(known, level, seed) {
    const chance = new Chance(seed);
    const effort = EFFORTS[level];
    if (effort) return decide(known, effort, chance);
    const simple = SIMPLE[level];
    return simple ? decided(makeMove(simple(known, chance))) : null;
  },
  assess(known, played, seed) {
    const [text] = played;
    if (text === undefined) return ok(assess(known, null, new Chance(seed)));
    const move = judge(known, text);
    return move.ok ? ok(assess(known, move.value, new Chance(seed))) : move;
  },
});
