import type { BySeat, Seat } from "@endstation/engine";
import type { Table } from "@endstation/match";

/** How a match has ended, by seats. */
export interface Ranking {
  /** All seats, the best first; those that were lost come last. */
  readonly order: readonly Seat[];
  /** Who has won: more than one where they are equal, nobody where all agreed to stop. */
  readonly winners: readonly Seat[];
}

/** Ranks the seats by their points, as the match itself does it: whoever has lost a seat is last. */
export function ranking(table: Table, scores: BySeat<number>): Ranking {
  const isLost = (seat: Seat) => table.lost[table.order?.[seat] ?? -1] != null;
  const order = scores
    .map((_, seat) => seat)
    .sort((a, b) => Number(isLost(a)) - Number(isLost(b)) || scores[b]! - scores[a]! || a - b);
  const kept = order.filter((seat) => !isLost(seat));
  if (table.ended?.how === "agreed") return { order, winners: [] };
  return { order, winners: kept.filter((seat) => scores[seat] === scores[kept[0]!]) };
}
