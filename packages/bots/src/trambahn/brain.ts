import { gameOf, makeTrambahnMove, type TrambahnPosition } from "@endstation/engine";
import type { LevelId } from "../brain.ts";
import { Chance } from "../chance.ts";
import { brainWith, quick } from "../mind.ts";
import { decided } from "../thinking.ts";
import { assessTurns } from "./assess.ts";
import { QUICK } from "./lookahead.ts";
import { ruleMove } from "./rules.ts";
import { greedyMove, randomMove, slippingMove } from "./simple.ts";
import { type Search, thinkAhead } from "./think.ts";

/** The levels that move without a search. */
const SIMPLE: Partial<Record<LevelId, (position: TrambahnPosition, chance: Chance) => number>> = {
  random: randomMove,
  greedy: greedyMove,
  rules: ruleMove,
  novice: (position, chance) => slippingMove(position, { chance, every: 4 }),
};

/**
 * The others plan whole turns. How wrong a first look goes, and so how strong it plays, is the blur
 * together with the number of turns that it may mistake for the best.
 */
const SEARCHES: Partial<Record<LevelId, Search>> = {
  casual: {
    breadth: { passengers: 10, climbs: 3, rounds: 2, turns: 40 },
    blur: 0.3,
    comparison: null,
  },
  skilled: {
    breadth: { passengers: 10, climbs: 3, rounds: 2, turns: 20 },
    blur: 0.1,
    comparison: null,
  },
  expert: {
    breadth: { passengers: 10, climbs: 4, rounds: 3, turns: 4 },
    blur: 0,
    comparison: {
      stages: [
        { turns: 4, suppositions: 3 },
        { turns: 2, suppositions: 2 },
      ],
      depth: 2,
      breadth: QUICK,
    },
  },
};

/** How Trambahn is played by machines. */
export const trambahnBrain = brainWith<TrambahnPosition>({
  game: gameOf("trambahn"),
  levels: [...quick("novice", "casual", "skilled"), { id: "expert", ms: 10 }],
  yardsticks: quick("random", "greedy", "rules"),
  think(known, level, seed) {
    const search = SEARCHES[level];
    if (search) return thinkAhead(known, search, seed);
    const simple = SIMPLE[level];
    return simple ? decided(makeTrambahnMove(simple(known, new Chance(seed)))) : null;
  },
  assess: assessTurns,
});
