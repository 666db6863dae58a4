import type { Seat } from "@endstation/engine";

/** A deed by a seat, with the index of its last move. */
interface Done {
  readonly ply: number;
  readonly seat: Seat;
}

/**
 * How many of the last moves lead back to the start of a seat's last turn; 0 where it has had
 * none. `deeds` are all that was done, in order, without what belongs to nobody.
 */
export function movesBack(
  deeds: readonly Done[],
  { seat, moves }: { seat: Seat | null; moves: number },
): number {
  const last = deeds.findLastIndex((deed) => deed.seat === seat);
  if (last < 0) return 0;
  const before = deeds.slice(0, last).findLast((deed) => deed.seat !== seat);
  return moves - (before ? before.ply + 1 : 0);
}
