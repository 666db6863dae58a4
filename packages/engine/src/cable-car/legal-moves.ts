import { TILE_CELLS } from "./board.ts";
import { DRAW } from "./move.ts";
import { NO_TILE, UNKNOWN } from "./piece.ts";
import type { Position } from "./position.ts";
import { KINDS } from "./tiles.ts";
import { countUnseen } from "./unseen.ts";

const TILE_COUNT = TILE_CELLS.length;

const unseen = new Int8Array(KINDS.length);

/** Writes all placements that are legal, then the draw, and returns their number. */
export function writeTileMoves(position: Position, into: Uint16Array): number {
  let count = 0;
  for (let kinds = playableKinds(position); kinds !== 0; kinds &= kinds - 1) {
    const kind = 31 - Math.clz32(kinds & -kinds);
    const turns = position.turnsOf(kind);
    const lifted = position.isLifted(kind);
    for (let turn = 0; turn < turns; turn++) {
      const base = (kind << 8) | (turn << 6);
      let low = position.openLow(kind, turn, lifted);
      for (; low !== 0; low &= low - 1) into[count++] = base | (31 - Math.clz32(low & -low));
      let high = position.openHigh(kind, turn, lifted);
      for (; high !== 0; high &= high - 1) into[count++] = base | (63 - Math.clz32(high & -high));
    }
  }
  if (position.drawn === NO_TILE && position.top < TILE_COUNT) into[count++] = DRAW;
  return count;
}

/** The kinds that the seat to move may lay now, a bit for each. */
export function playableKinds(position: Position): number {
  const { drawn, hands, options } = position;
  if (drawn !== NO_TILE) return drawn === UNKNOWN ? unseenBits(position) : 1 << drawn;
  let kinds = 0;
  const first = position.seat * options.hand;
  for (let slot = first; slot < first + options.hand; slot++) {
    const piece = hands[slot]!;
    if (piece === UNKNOWN) kinds |= unseenBits(position);
    else if (piece !== NO_TILE) kinds |= 1 << piece;
  }
  return kinds;
}

function unseenBits(position: Position): number {
  countUnseen(position, unseen);
  let kinds = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (unseen[kind]! > 0) kinds |= 1 << kind;
  }
  return kinds;
}
