import type { Fault, Result } from "@endstation/engine";
import type { Level, LevelId, Thinking } from "../brain.ts";
import { brainOf } from "../brains.ts";
import { type BotRequest, STRONGEST } from "./request.ts";

/**
 * Begins to think about a request; refuses one out of turn, after the end, or with a hand or moves
 * that contradict. `spareSeed` is used where the caller gave no seed.
 */
export function beginRequest(request: BotRequest, spareSeed: number): Result<Thinking, Fault> {
  const { game, knowledge, level, ms, seed } = request;
  const brain = brainOf(game);
  const id = level === STRONGEST ? strongestIn(brain.levels(knowledge.options), ms!) : level;
  return brain.think(knowledge, id, seed ?? spareSeed);
}

/** The strongest level that a budget in ms leaves time for, and the weakest if it is too short. */
const strongestIn = (levels: readonly Level[], ms: number): LevelId =>
  (levels.findLast((level) => level.ms <= ms) ?? levels[0]!).id;
