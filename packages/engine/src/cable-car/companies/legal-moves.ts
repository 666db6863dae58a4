import { FIRST_SWAP, PASS } from "../move.ts";
import type { Position } from "../position.ts";
import { isPileBarred, mayPass } from "./judge.ts";

/** Writes the exchanges that are legal, then the pass, from `count` on; gives the number then. */
export function writeIdleMoves(position: Position, into: Uint16Array, count: number): number {
  if (position.exchange?.closedBy !== null || position.pending || position.over) return count;
  const step = isPileBarred(position) ? 2 : 1;
  let end = count;
  for (let swap = FIRST_SWAP; swap < PASS; swap += step) into[end++] = swap;
  if (mayPass(position)) into[end++] = PASS;
  return end;
}
