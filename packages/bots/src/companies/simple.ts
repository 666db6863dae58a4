import {
  addScores,
  isPlacement,
  MAX_MOVES,
  type Move,
  type Position,
  placementOf,
} from "@endstation/engine";
import { placementsOf } from "../cable-car/placements.ts";
import type { Chance } from "../chance.ts";
import { ruleMove } from "./rules.ts";

/** Any legal move, each as likely as any other. */
export function randomMove(position: Position, chance: Chance): Move {
  const moves = new Uint16Array(MAX_MOVES);
  return moves[chance.below(position.legalMoves(moves))]!;
}

/** The move after which the seat's own shares are worth most at once; of equal ones any. */
export function greedyMove(position: Position, chance: Chance): Move {
  const { seat } = position;
  const scores = new Int32Array(position.options.players);
  const moves = new Uint16Array(MAX_MOVES);
  let most = -Infinity;
  let best: Move[] = [];
  for (const move of moves.subarray(0, position.legalMoves(moves))) {
    position.play(move);
    scores.fill(0);
    addScores(position, scores);
    position.undo();
    if (scores[seat]! > most) {
      most = scores[seat]!;
      best = [];
    }
    if (scores[seat] === most) best.push(move);
  }
  return best[chance.below(best.length)]!;
}

/** Plays by rules of thumb, but lays every so manieth tile anywhere. */
export function slippingMove(
  position: Position,
  { chance, every }: { readonly chance: Chance; readonly every: number },
): Move {
  const move = ruleMove(position);
  const slips = isPlacement(move) && chance.below(every) === 0;
  if (!slips) return move;
  const { kind } = placementOf(move);
  const sameTile = placementsOf(position).filter((other) => placementOf(other).kind === kind);
  return sameTile[chance.below(sameTile.length)]!;
}
