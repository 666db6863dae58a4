import type { Seat, View } from "../game.ts";
import { sharesSeenBy } from "./companies/view.ts";
import { NO_TILE, UNKNOWN } from "./piece.ts";
import type { Position } from "./position.ts";
import { KINDS, type TileCode } from "./tiles.ts";

/** A seat's known hand tiles, in the order of its slots. */
export function handOf(position: Position, seat: Seat): TileCode[] {
  const first = seat * position.options.hand;
  return [...position.hands.subarray(first, first + position.options.hand)]
    .filter((piece) => piece < UNKNOWN)
    .map((kind) => KINDS[kind]!);
}

/** How many tiles a seat holds, known or not. This is public (CC-21). */
export function handSize(position: Position, seat: Seat): number {
  const first = seat * position.options.hand;
  return position.hands
    .subarray(first, first + position.options.hand)
    .filter((piece) => piece !== NO_TILE).length;
}

/** What a seat, or a spectator (`null`), may see beyond the public moves (CC-21). */
export function viewOf(position: Position, seat: Seat | null): View {
  const deal = position.exchange === null ? {} : { shares: sharesSeenBy(position, seat) };
  if (seat === null) return { deal, hand: [], drawn: null };
  const mayKnowDrawn = seat === position.seat && position.drawn < UNKNOWN;
  return {
    deal,
    hand: handOf(position, seat),
    drawn: mayKnowDrawn ? KINDS[position.drawn]! : null,
  };
}
