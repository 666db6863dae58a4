import { type ClosedLine, cableCar, type Position, type Seat } from "@endstation/engine";

/** One player's end: the lines that scored, in their order, and their sum. */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ClosedLine[];
}

/** All players in the order of the ranking, each with the lines that scored. */
export function standings(
  position: Position,
  { closed, order }: { closed: readonly ClosedLine[]; order: readonly Seat[] },
): Standing[] {
  const { scores } = cableCar.outcome(position);
  return order.map((seat) => ({
    seat,
    total: scores[seat]!,
    lines: closed.filter((line) => line.owner === seat),
  }));
}

/** The lines over the most tiles, in the order in which they scored. */
export function longest(closed: readonly ClosedLine[]): readonly ClosedLine[] {
  const most = Math.max(...closed.map(({ length }) => length));
  return closed.filter(({ length }) => length === most);
}
