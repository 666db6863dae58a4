import { addScores, MAX_MOVES, type Position, type Seat } from "@endstation/engine";

/** More empty cells than this would take for ever; before each tile one may be drawn. */
const DEEPEST = 2 * 12;
const buffers = Array.from({ length: DEEPEST }, () => new Uint16Array(MAX_MOVES));
const scores = new Int32Array(2);

/**
 * The final lead of a seat over the other when both see all tiles, those of the stack among them,
 * and each plays for the greatest lead: exact, by alpha-beta to the end. For two players and
 * positions with few empty cells, in which nothing is unknown. The position is as before when this
 * returns.
 */
export const openLead = (position: Position, seat: Seat): number =>
  search(position, seat, { low: -Infinity, high: Infinity, depth: 0 });

interface Window {
  /** What the seat and the other one are sure of elsewhere. */
  readonly low: number;
  readonly high: number;
  readonly depth: number;
}

function search(position: Position, seat: Seat, window: Window): number {
  if (position.over) {
    scores.fill(0);
    addScores(position, scores);
    return scores[seat]! - scores[1 - seat]!;
  }
  const { depth } = window;
  const moves = buffers[depth]!;
  const count = position.legalMoves(moves);
  const mine = position.seat === seat;
  let { low, high } = window;
  let best = mine ? -Infinity : Infinity;
  for (let i = 0; i < count && low < high; i++) {
    position.play(moves[i]!);
    const lead = search(position, seat, { low, high, depth: depth + 1 });
    position.undo();
    if (mine) {
      best = Math.max(best, lead);
      low = Math.max(low, lead);
    } else {
      best = Math.min(best, lead);
      high = Math.min(high, lead);
    }
  }
  return best;
}
