import { type CableCarOptions, knownPosition, type Position, TILE_CELLS } from "@endstation/engine";
import type { Outlook, Proof } from "./prove.ts";

/**
 * A position of Cable Car for two with one proven best move. Values are expected final leads, by
 * exact reckoning: every order of the unseen tiles is equally likely, and after the move all tiles
 * are open to both, who play on for the greatest lead (see prove.ts).
 */
export interface Puzzle {
  /** The deal of the game that it comes from, and who played that. */
  readonly from: { readonly deal: number; readonly level: string };
  readonly moves: readonly string[];
  /** The seat to move, and the one tile that it holds. */
  readonly seat: number;
  readonly hand: readonly string[];
  /** How many orders were tried: totals divided by this are values. */
  readonly orders: number;
  /** Every legal move with the sum of its leads over all orders, the best first. */
  readonly outlooks: readonly Outlook[];
}

/** The rules of every puzzle. */
export const PUZZLE_OPTIONS: CableCarOptions = {
  players: 2,
  hand: 1,
  orientation: "fixed",
  companies: false,
};

/** How many cells may be empty: more would take too long to prove. */
export const MOST_EMPTY = 6;

/** With fewer there is not much to find. */
const LEAST_EMPTY = 4;
const LEAST_MOVES = 4;

/** By how much the best move must be better than the next, in points. */
export const LEAST_MARGIN = 1;

/** Whether a position is one to make a puzzle of, whatever its moves are worth. */
export const isPuzzling = (position: Position): boolean => {
  const empty = TILE_CELLS.length - position.network.laid;
  return !position.pending && empty >= LEAST_EMPTY && empty <= MOST_EMPTY;
};

/** Who is further ahead or behind has won or lost already. */
const MOST_LEAD = 25;

/**
 * Whether one move is clearly the best, others are there to be mistaken for it, and the game is
 * not decided yet.
 */
export const isClear = ({ orders, outlooks }: Proof): boolean =>
  outlooks.length >= LEAST_MOVES &&
  outlooks[0]!.total - outlooks[1]!.total >= LEAST_MARGIN * orders &&
  Math.abs(outlooks[0]!.total) <= MOST_LEAD * orders;

/** The position of a puzzle as its seat knows it. Ours are good: one that is not is a mistake. */
export function positionOf({ moves, seat, hand }: Puzzle): Position {
  const view = { deal: {}, hand, drawn: null };
  const known = knownPosition({ options: PUZZLE_OPTIONS, seat, moves, view });
  if (!known.ok) throw new Error(known.error.message);
  return known.value;
}
