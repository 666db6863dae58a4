import type { Fault } from "../fault.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { type Cell, cellName, parseCell } from "./board.ts";
import { PERCENTAGES, type Percentage } from "./companies/share.ts";
import { moveFault } from "./faults.ts";
import { DISTINCT_TURNS, KINDS, type Kind, parseKind } from "./tiles.ts";

/** A tile on a cell: which kind, turned clockwise how many quarter turns, where. */
export interface Placement {
  readonly kind: Kind;
  /** 0 to 3; of turns that look alike only the smallest is ever used. */
  readonly turn: number;
  readonly cell: Cell;
}

/** Where an exchange takes a share from: the face-up place or the pile's top (CO-3). */
export const SOURCES = ["open", "pile"] as const;

export type Source = (typeof SOURCES)[number];

/** The exchange of the own share of a percentage, in The Companies. */
export interface Swap {
  readonly percentage: Percentage;
  readonly source: Source;
}

/**
 * A move as the search has it, one number: a placement packed as kind * 256 + turn * 64 + cell,
 * `DRAW`, in The Companies also one of 8 exchanges or `PASS`. In this order `legalMoves` lists
 * them.
 */
export type Move = number;

/** Draw the top tile of the stack. */
export const DRAW: Move = KINDS.length << 8;

/**
 * The first of the exchanges. They are numbered by percentage, of each first the one with the
 * face-up share and then the one with the pile.
 */
export const FIRST_SWAP: Move = DRAW + 1;

/** Pass: only where CO-7 allows it. */
export const PASS: Move = FIRST_SWAP + PERCENTAGES.length * SOURCES.length;

/** Whether a move lays a tile. */
export const isPlacement = (move: Move): boolean => move < DRAW;

/** Whether a move exchanges a share. */
export const isSwap = (move: Move): boolean => move > DRAW && move < PASS;

/** The move that makes a placement. */
export const packMove = ({ kind, turn, cell }: Placement): Move => (kind << 8) | (turn << 6) | cell;

/** The placement that a move makes which is one. */
export const placementOf = (move: Move): Placement => ({
  kind: move >> 8,
  turn: (move >> 6) & 3,
  cell: move & 63,
});

/** The move that makes an exchange. */
export const packSwap = ({ percentage, source }: Swap): Move =>
  FIRST_SWAP + PERCENTAGES.indexOf(percentage) * SOURCES.length + SOURCES.indexOf(source);

/** The exchange that a move makes which is one. */
export const swapOf = (move: Move): Swap => ({
  percentage: PERCENTAGES[(move - FIRST_SWAP) >> 1]!,
  source: SOURCES[(move - FIRST_SWAP) & 1]!,
});

/** A move in the record's notation: `baac@c4`, `baac/1@c4`, `draw`, `swap 40 open`, `pass`. */
export function makeMove(move: Move): string {
  if (move === DRAW) return "draw";
  if (move === PASS) return "pass";
  if (isSwap(move)) {
    const { percentage, source } = swapOf(move);
    return `swap ${percentage} ${source}`;
  }
  const { kind, turn, cell } = placementOf(move);
  return `${KINDS[kind]!}${turn === 0 ? "" : `/${turn}`}@${cellName(cell)}`;
}

const PLACEMENT = /^([a-d]{4})(?:\/([1-3]))?@([a-h][1-8])$/;
const SWAP = /^swap (10|20|30|40) (open|pile)$/;

/** Reads the notation. Its form only is judged: whether the move is legal depends on a position. */
export function parseMove(text: string): Result<Move, Fault> {
  if (text === "draw") return ok(DRAW);
  if (text === "pass") return ok(PASS);
  const swap = SWAP.exec(text);
  if (swap) {
    return ok(packSwap({ percentage: Number(swap[1]) as Percentage, source: swap[2] as Source }));
  }
  const match = PLACEMENT.exec(text);
  const kind = match && parseKind(match[1]!);
  const cell = match && parseCell(match[3]!);
  if (!match || kind === null || cell === null) return err(moveFault("malformed"));
  const turn = Number(match[2] ?? 0);
  if (turn >= DISTINCT_TURNS[kind]!) return err(moveFault("same-look"));
  return ok(packMove({ kind, turn, cell }));
}
