import type { AnyGame } from "@endstation/engine";
import type { Thinking } from "../brain.ts";
import { Chance } from "../chance.ts";
import { decided } from "../thinking.ts";

/** Plays any legal move, each as likely as any other. `known` is a position of `game`, not over. */
export function thinkRandomly(game: AnyGame, known: unknown, seed: number): Thinking {
  const moves = game.legalMoves(known);
  return decided(moves[new Chance(seed).below(moves.length)]!);
}
