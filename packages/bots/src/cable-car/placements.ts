import { DRAW, isPlacement, MAX_MOVES, type Move, type Position } from "@endstation/engine";
import type { Chance } from "../chance.ts";

/** The legal moves that lay a tile which the seat to move has, in ascending order. */
export const placementsOf = (position: Position): Move[] => movesOf(position).filter(isPlacement);

/** The legal moves that neither lay a tile nor draw one: in The Companies exchanges and the pass. */
export const idleMovesOf = (position: Position): Move[] =>
  movesOf(position).filter((move) => move > DRAW);

/** So many of some moves, drawn at random; all, in their order, where there are no more. */
export function someOf(moves: readonly Move[], count: number, chance: Chance): Move[] {
  const left = moves.slice();
  if (count >= left.length) return left;
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0]!);
}

function movesOf(position: Position): Move[] {
  const moves = new Uint16Array(MAX_MOVES);
  return Array.from(moves.subarray(0, position.legalMoves(moves)));
}
