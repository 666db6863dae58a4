import { NO_TILE, UNKNOWN } from "./piece.ts";
import type { Position } from "./position.ts";
import { COPIES, KINDS } from "./tiles.ts";

/**
 * Counts into `into`, by kind, the tiles that neither lie nor are known in a hand or as the drawn
 * tile. A count below zero shows that what is said of the hands contradicts the board.
 */
export function countUnseen(position: Position, into: Int8Array): void {
  into.set(COPIES);
  for (const tile of position.network.tiles) {
    if (tile !== NO_TILE) into[tile >> 2]!--;
  }
  for (const piece of position.hands) {
    if (piece < UNKNOWN) into[piece]!--;
  }
  if (position.drawn < UNKNOWN) into[position.drawn]!--;
}

/** How many tiles of each kind this position's viewer has not seen yet, by kind (CC-21). */
export function unseenKinds(position: Position): readonly number[] {
  const counts = new Int8Array(KINDS.length);
  countUnseen(position, counts);
  return [...counts];
}
