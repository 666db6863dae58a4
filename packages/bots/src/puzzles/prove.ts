import {
  DRAW,
  MAX_MOVES,
  type Move,
  makeMove,
  Position,
  placementOf,
  type Seat,
  UNKNOWN,
  unseenKinds,
} from "@endstation/engine";
import { openLead } from "./open-play.ts";
import { ordersOf } from "./orders.ts";

/** What a move comes to, added up over all orders of the unseen tiles. */
export interface Outlook {
  readonly move: string;
  /** The sum of the final leads; divided by the number of orders, the expected one. */
  readonly total: number;
}

/** What every move of a position is worth, exactly. */
export interface Proof {
  /** How many orders the unseen tiles can have, each equally likely. */
  readonly orders: number;
  /** All legal moves, the best first. */
  readonly outlooks: readonly Outlook[];
}

/**
 * Works out what each move of the seat to move is worth, from the position as that seat knows it,
 * at the beginning of its turn; Cable Car for two. Every order of the tiles that it has not seen
 * is tried. What follows the move is taken to be played with all tiles open, each side for the
 * greatest lead. Who draws lays the tile where the mean over what is still unseen is best.
 */
export function prove(known: Position): Proof {
  const { seat } = known;
  const unseen = unseenKinds(known).flatMap((count, kind) => new Array<number>(count).fill(kind));
  const position = new Position(known.options, known.stack.slice());
  const moves = legalMoves(known);
  const totals = new Map<Move, number>(moves.map((move) => [move, 0]));
  const drawn = new Map<Move, number>();
  const orders = ordersOf(unseen);
  for (const order of orders) {
    position.copyFrom(known);
    fillIn(position, order);
    for (const move of moves) {
      if (move === DRAW) addDraw(position, seat, drawn);
      else add(totals, move, leadAfter(position, seat, move));
    }
  }
  if (totals.has(DRAW)) totals.set(DRAW, bestByKind(drawn));
  const outlooks = [...totals].map(([move, total]) => ({ move: makeMove(move), total }));
  return { orders: orders.length, outlooks: outlooks.sort((a, b) => b.total - a.total) };
}

/** Puts tiles where the position has unknown ones: the other hand first, then the stack. */
function fillIn(position: Position, order: readonly number[]): void {
  let next = 0;
  for (const pieces of [position.hands, position.stack.subarray(position.top)]) {
    for (const [place, piece] of pieces.entries()) {
      if (piece === UNKNOWN) pieces[place] = order[next++]!;
    }
  }
}

/** Draws, and adds what each way to lay the tile comes to. */
function addDraw(position: Position, seat: Seat, drawn: Map<Move, number>): void {
  position.play(DRAW);
  for (const move of legalMoves(position)) add(drawn, move, leadAfter(position, seat, move));
  position.undo();
}

/** The sum of the best of each kind of tile: which one it was is seen before it is laid. */
function bestByKind(drawn: ReadonlyMap<Move, number>): number {
  const best = new Map<number, number>();
  for (const [move, total] of drawn) {
    const { kind } = placementOf(move);
    best.set(kind, Math.max(best.get(kind) ?? -Infinity, total));
  }
  return [...best.values()].reduce((sum, total) => sum + total, 0);
}

function leadAfter(position: Position, seat: Seat, move: Move): number {
  position.play(move);
  const lead = openLead(position, seat);
  position.undo();
  return lead;
}

function legalMoves(position: Position): Move[] {
  const moves = new Uint16Array(MAX_MOVES);
  return [...moves.subarray(0, position.legalMoves(moves))];
}

const add = (totals: Map<Move, number>, move: Move, lead: number): void => {
  totals.set(move, (totals.get(move) ?? 0) + lead);
};
