import {
  type BySeat,
  type ClosedLine,
  cableCar,
  type Position,
  type Seat,
} from "@endstation/engine";

/** One player's end: the lines that scored, in their order, and their sum. */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ClosedLine[];
}

/** All players, the best first; equal ones in the order of play. */
export function standings(position: Position, closed: readonly ClosedLine[]): Standing[] {
  const { scores } = cableCar.outcome(position);
  return scores
    .map((total, seat) => ({ seat, total, lines: closed.filter((line) => line.owner === seat) }))
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
}

/** Those who win: more than one where the best are equal (CC-20). */
export const winners = (all: readonly Standing[]): BySeat<Standing> =>
  all.filter((one) => one.total === all[0]!.total);

/** The lines over the most tiles, in the order in which they scored. */
export function longest(closed: readonly ClosedLine[]): readonly ClosedLine[] {
  const most = Math.max(...closed.map(({ length }) => length));
  return closed.filter(({ length }) => length === most);
}
