import type { Seat } from "../../game.ts";
import { FIRST_SWAP, isSwap } from "../move.ts";
import type { Position } from "../position.ts";
import { Market } from "./market.ts";
import { PERCENTAGES, SHARES } from "./share.ts";

/**
 * Which shares a seat, or a spectator (`null`), has ever seen, by `Share`: its own first ones,
 * all that have lain face up, and what it has held since. When the game is over all are shown.
 *
 * Told by playing the exchanges once more: a search would pay for a note of it with every move.
 */
export function seenShares(position: Position, viewer: Seat | null): readonly boolean[] {
  if (position.exchange === null || position.over) return new Array<boolean>(SHARES).fill(true);
  const seen = new Array<boolean>(SHARES).fill(false);
  const { companies } = position.exchange.market;
  const market = new Market(position.options.players, companies);
  const look = (row: number): void => {
    seen[market.open(row)] = true;
    if (viewer !== null) seen[market.held(viewer, row)] = true;
  };
  for (let row = 0; row < PERCENTAGES.length; row++) look(row);
  for (let ply = 0; ply < position.ply; ply++) {
    const move = position.history[ply]!;
    if (!isSwap(move)) continue;
    const swap = move - FIRST_SWAP;
    market.exchange(position.exchange.moverAt(ply), swap);
    look(swap >> 1);
  }
  return seen;
}
