import { TILE_CELLS } from "../board.ts";
import type { Network } from "../network.ts";
import { NO_TILE } from "../piece.ts";
import { COPIES, KINDS, type Kind } from "../tiles.ts";

/**
 * The tiles that do not lie yet, whoever holds them, in the order of CC-4: as many as there are
 * free cells.
 */
export function tilesLeft({ tiles }: Network): Kind[] {
  const counts = COPIES.slice();
  for (const cell of TILE_CELLS) {
    const tile = tiles[cell]!;
    if (tile !== NO_TILE) counts[tile >> 2]!--;
  }
  return KINDS.flatMap((_, kind) => Array.from({ length: counts[kind]! }, () => kind));
}
