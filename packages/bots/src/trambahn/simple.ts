import { MAX_TRAMBAHN_MOVES, type TrambahnPosition } from "@endstation/engine";
import type { Chance } from "../chance.ts";
import { ruleMove } from "./rules.ts";
import { emptyPosition } from "./supposition.ts";

/** Any legal move, each as likely as any other. */
export function randomMove(position: TrambahnPosition, chance: Chance): number {
  const moves = new Uint16Array(MAX_TRAMBAHN_MOVES);
  return moves[chance.below(position.legalMoves(moves))]!;
}

/** The rules of thumb, but for one move in `every`, which is random. */
export const slippingMove = (
  position: TrambahnPosition,
  { chance, every }: { readonly chance: Chance; readonly every: number },
): number => (chance.below(every) === 0 ? randomMove(position, chance) : ruleMove(position));

/** A move that brings the most points at once; where none brings any, a random one. */
export function greedyMove(position: TrambahnPosition, chance: Chance): number {
  const moves = new Uint16Array(MAX_TRAMBAHN_MOVES);
  const count = position.legalMoves(moves);
  const { seat } = position;
  const after = emptyPosition(() => "no-reshuffle");
  const lead = (points: Uint16Array): number => points[seat]! - points[1 - seat]!;
  let best = randomMove(position, chance);
  let most = 0;
  for (const move of moves.subarray(0, count)) {
    after.copyFrom(position);
    after.play(move);
    const gain = lead(after.sheet.points) - lead(position.sheet.points);
    if (gain <= most) continue;
    best = move;
    most = gain;
  }
  return best;
}
