import type { Fault } from "../fault.ts";
import type { Result } from "../result.ts";
import { err } from "../result.ts";
import { isPowerStation } from "./board.ts";
import { isIn } from "./cell-set.ts";
import { exchangeFault, mayPass } from "./companies/judge.ts";
import { type MoveFaultCode, moveFault } from "./faults.ts";
import { playableKinds } from "./legal-moves.ts";
import {
  DRAW,
  isPlacement,
  type Move,
  PASS,
  type Placement,
  parseMove,
  placementOf,
  swapOf,
} from "./move.ts";
import type { Position } from "./position.ts";

/**
 * Judges a move of the seat to move, in the record's notation, and gives it in the search's.
 * Of several faults the first in the record's order is named: form, end of the game, phase and
 * piece, empty stack, orientation, cell, one-tile line; exchange, pass.
 */
export function judge(position: Position, text: string): Result<Move, Fault> {
  const move = parseMove(text);
  if (!move.ok) return move;
  const code = faultOf(position, move.value);
  return code === null ? move : err(moveFault(code));
}

function faultOf(position: Position, move: Move): MoveFaultCode | null {
  if (position.over) return "game-over";
  if (isPlacement(move)) return layFault(position, placementOf(move));
  if (position.pending) return "second-draw";
  if (move === DRAW) return position.stackSize === 0 ? "stack-empty" : null;
  if (move === PASS) return mayPass(position) ? null : "no-pass";
  return exchangeFault(position, swapOf(move).source);
}

function layFault(position: Position, placement: Placement): MoveFaultCode | null {
  if (((playableKinds(position) >>> placement.kind) & 1) === 0) {
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
