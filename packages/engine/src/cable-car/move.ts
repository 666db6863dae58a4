import type { Fault } from "../fault.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { type Cell, cellName, parseCell } from "./board.ts";
import { moveFault } from "./faults.ts";
import { DISTINCT_TURNS, KINDS, type Kind, parseKind } from "./tiles.ts";

/** A tile on a cell: which kind, turned clockwise how many quarter turns, where. */
export interface Placement {
  readonly kind: Kind;
  /** 0 to 3; of turns that look alike only the smallest is ever used. */
  readonly turn: number;
  readonly cell: Cell;
}

/**
 * A move as the search has it, one number: `DRAW`, or a placement packed as
 * kind * 256 + turn * 64 + cell. In this order `legalMoves` lists them.
 */
export type Move = number;

/** Draw the top tile of the stack. */
export const DRAW: Move = KINDS.length << 8;

export const packMove = ({ kind, turn, cell }: Placement): Move => (kind << 8) | (turn << 6) | cell;

/** The placement that a move other than `DRAW` makes. */
export const placementOf = (move: Move): Placement => ({
  kind: move >> 8,
  turn: (move >> 6) & 3,
  cell: move & 63,
});

/** A move in the record's notation: `baac@c4`, `baac/1@c4`, `draw`. */
export function makeMove(move: Move): string {
  if (move === DRAW) return "draw";
  const { kind, turn, cell } = placementOf(move);
  return `${KINDS[kind]!}${turn === 0 ? "" : `/${turn}`}@${cellName(cell)}`;
}

/** What a string of the notation asks for. Exchange and pass exist only in The Companies. */
export type Request =
  | { readonly type: "move"; readonly move: Move }
  | { readonly type: "exchange" }
  | { readonly type: "pass" };

const PLACEMENT = /^([a-d]{4})(?:\/([1-3]))?@([a-h][1-8])$/;
const EXCHANGE = /^swap (?:10|20|30|40) (?:open|pile)$/;

/** Reads the notation. Its form only is judged: whether the move is legal depends on a position. */
export function parseMove(text: string): Result<Request, Fault> {
  if (text === "draw") return ok({ type: "move", move: DRAW });
  if (text === "pass") return ok({ type: "pass" });
  if (EXCHANGE.test(text)) return ok({ type: "exchange" });

  const match = PLACEMENT.exec(text);
  const kind = match && parseKind(match[1]!);
  const cell = match && parseCell(match[3]!);
  if (!match || kind === null || cell === null) return err(moveFault("malformed"));
  const turn = Number(match[2] ?? 0);
  if (turn >= DISTINCT_TURNS[kind]!) return err(moveFault("same-look"));
  return ok({ type: "move", move: packMove({ kind, turn, cell }) });
}
