import { knownTrambahn, type Seat, type TrambahnPosition, type View } from "@endstation/engine";
import type { Table } from "@endstation/match";

const BLIND: View = { deal: {}, hand: [], drawn: null };

/**
 * The position of a table as `seat` knows it. Throws where the table contradicts the rules: the
 * server has judged every move, so client and server are then of different versions.
 */
export function openPosition(table: Table, seat: Seat | null): TrambahnPosition {
  const position = knownTrambahn({
    options: { players: 2 },
    seat,
    moves: table.moves.map(({ move }) => move),
    view: seat === null ? BLIND : table.view,
  });
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}

/** The position before the first move, of which nothing hidden is known. */
export function firstPosition(): TrambahnPosition {
  const position = knownTrambahn({
    options: { players: 2 },
    seat: null,
    moves: [],
    view: BLIND,
  });
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}
