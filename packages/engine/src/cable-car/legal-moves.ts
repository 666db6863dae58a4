import { TILE_CELLS } from "./board.ts";
import { isPileBarred, mayPass } from "./companies/judge.ts";
import { DRAW, FIRST_SWAP, PASS } from "./move.ts";
import { NO_TILE, UNKNOWN } from "./piece.ts";
import type { Position } from "./position.ts";
import { KINDS } from "./tiles.ts";
import { countUnseen } from "./unseen.ts";

const TILE_COUNT = TILE_CELLS.length;

const unseen = new Int8Array(KINDS.length);

/** What `Position.legalMoves` gives. Allocates nothing. */
export function writeLegalMoves(position: Position, into: Uint16Array): number {
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
  if (position.drawn !== NO_TILE) return count;
  if (position.top < TILE_COUNT) into[count++] = DRAW;
  return position.exchange === null ? count : writeExchanges(position, { into, count });
}

/** Adds the exchanges, and the pass, to `count` moves; gives their number then. */
function writeExchanges(position: Position, list: { into: Uint16Array; count: number }): number {
  const { into } = list;
  let { count } = list;
  if (position.exchange!.closedBy !== null || position.over) return count;
  const step = isPileBarred(position) ? 2 : 1;
  for (let swap = FIRST_SWAP; swap < PASS; swap += step) into[count++] = swap;
  if (mayPass(position)) into[count++] = PASS;
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
