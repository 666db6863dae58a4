import type { Fault } from "../fault.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { isPowerStation } from "./board.ts";
import { isIn } from "./cell-set.ts";
import { type MoveFaultCode, moveFault } from "./faults.ts";
import { DRAW, type Move, type Placement, parseMove, placementOf } from "./move.ts";
import type { Position } from "./position.ts";

/**
 * Judges a move of the seat to move, in the record's notation, and gives it in the search's.
 * Of several faults the first in the record's order is named: form, end of the game, phase and
 * piece, empty stack, orientation, cell, one-tile line.
 */
export function judge(position: Position, text: string): Result<Move, Fault> {
  const request = parseMove(text);
  if (!request.ok) return request;
  if (position.over) return refuse("game-over");
  if (request.value.type !== "move") {
    if (position.pending) return refuse("second-draw");
    return refuse(request.value.type === "exchange" ? "no-exchange" : "no-pass");
  }
  const { move } = request.value;
  const code = move === DRAW ? drawFault(position) : layFault(position, placementOf(move));
  return code === null ? ok(move) : refuse(code);
}

const refuse = (code: MoveFaultCode): Result<never, Fault> => err(moveFault(code));

function drawFault(position: Position): MoveFaultCode | null {
  if (position.pending) return "second-draw";
  return position.stackSize === 0 ? "stack-empty" : null;
}

function layFault(position: Position, placement: Placement): MoveFaultCode | null {
  if (((position.playableKinds() >>> placement.kind) & 1) === 0) {
    return position.pending ? "not-drawn" : "not-held";
  }
  return placementFault(position, placement);
}

/**
 * What is wrong with a tile on a cell, whoever lays it and whether or not somebody holds it:
 * `null` where it may lie. For the sentence beside a cell that cannot be chosen.
 */
export function placementFault(position: Position, placement: Placement): MoveFaultCode | null {
  const { kind, turn, cell } = placement;
  if (turn >= position.turnsOf(kind)) {
    return position.options.orientation === "fixed" ? "turned" : "same-look";
  }
  if (isPowerStation(cell)) return "power-station";
  const { freeLow, freeHigh, reachLow, reachHigh } = position.network;
  if (!isIn({ low: freeLow, high: freeHigh }, cell)) return "occupied";
  if (!isIn({ low: reachLow, high: reachHigh }, cell)) return "no-neighbour";
  const lifted = position.isLifted(kind);
  const open = {
    low: position.openLow(kind, turn, lifted),
    high: position.openHigh(kind, turn, lifted),
  };
  return isIn(open, cell) ? null : "one-tile-line";
}
