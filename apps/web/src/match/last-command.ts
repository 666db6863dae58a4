import type { Table } from "@endstation/match";

/** How many of the moves that stand came with the last command: they are taken back as one. */
export function lastCommand({ moves, views }: Pick<Table, "moves" | "views">): number {
  // A view is told with each command, whenever it was given.
  const before = views.findLast(({ ply }) => ply < moves.length);
  return moves.length - (before?.ply ?? 0);
}
