import type { Position } from "../position.ts";
import { bestPoints, CLOSING_POINTS, type ClosedBy, IDLE_ROUNDS } from "./exchange.ts";
import { exchangeOf } from "./held.ts";

/** Whether shares may still be exchanged, and how near the exchange is to its end. */
export interface ExchangeState {
  readonly open: boolean;
  /** The rule that closed it. */
  readonly closedBy: ClosedBy | null;
  /** The move that closed it, an index into the game's moves. */
  readonly closedAt: number | null;
  /** The points of the company that has most. */
  readonly bestPoints: number;
  /** How many points the best company lacks to close the exchange; 0 when it has them (CO-5). */
  readonly pointsLeft: number;
  /** How many turns in a row have laid no tile. */
  readonly idleTurns: number;
  /** So many more such turns close the exchange (CO-8); 0 when it is closed. */
  readonly idleTurnsLeft: number;
}

/** The state of a game's exchange. */
export function exchangeState(position: Position): ExchangeState {
  const { closedBy, closedAt, idle } = exchangeOf(position);
  const best = bestPoints(position);
  const open = closedBy === null;
  return {
    open,
    closedBy,
    closedAt: open ? null : closedAt,
    bestPoints: best,
    pointsLeft: Math.max(0, CLOSING_POINTS - best),
    idleTurns: idle,
    idleTurnsLeft: open ? IDLE_ROUNDS * position.options.players - idle : 0,
  };
}
