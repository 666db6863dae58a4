import {
  type AnyGame,
  type AnyOptions,
  type Fault,
  type Knowledge,
  ok,
  type Result,
} from "@endstation/engine";
import type { Thinking } from "../brain.ts";
import { Chance } from "../chance.ts";
import { knownToMove } from "../known.ts";
import { decided } from "../thinking.ts";

/** Plays any legal move, each as likely as any other. */
export function thinkRandomly(
  game: AnyGame,
  knowledge: Knowledge<AnyOptions>,
  seed: number,
): Result<Thinking, Fault> {
  const position = knownToMove(game, knowledge);
  if (!position.ok) return position;
  const moves = game.legalMoves(position.value);
  const move = moves[new Chance(seed).below(moves.length)]!;
  return ok(decided(move));
}
