import {
  type ClosedLine,
  closedLines,
  DRAW,
  type Placement,
  type Position,
  placementOf,
  type Seat,
} from "@endstation/engine";

/** One tile laid, and what came of it. */
export interface Laying extends Placement {
  /** The index of the move that laid it. */
  readonly ply: number;
  readonly seat: Seat;
  /** Whether it came from the stack and not from the hand. */
  readonly drawn: boolean;
  /** The lines it closed. */
  readonly closed: readonly ClosedLine[];
}

/**
 * All layings of a game in order. Takes `position` back to its start on the way, so it must be
 * one that nobody else uses.
 */
export function story(position: Position): Laying[] {
  const closed = closedLines(position);
  const layings: Laying[] = [];
  while (position.ply > 0) {
    const ply = position.ply - 1;
    const move = position.history[ply]!;
    position.undo();
    if (move === DRAW) continue;
    layings.push({
      ...placementOf(move),
      ply,
      seat: position.seat,
      drawn: position.pending,
      closed: closed.filter((line) => line.ply === ply),
    });
  }
  return layings.reverse();
}
