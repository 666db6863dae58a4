import { checkRecord, isGameId, parseRecord } from "@endstation/engine";
import type { Place, Table } from "@endstation/match";

/** What this device knows of a match by itself, whatever the server says of it afterwards. */
export interface Witness {
  readonly id: string;
  readonly table: Table;
  /** This device's place and what it added to the deal; `null` for a watcher. */
  readonly own: { readonly place: Place; readonly value: string } | null;
}

/**
 * Whether a match's record is the game that was seen here, and its deal the one that was promised
 * before anyone sat down: the server's word alone is taken for neither. The seat's own value must
 * be in it, where it joined, or a deal could have been searched for after the promise.
 */
export function isFairDeal({ id, table, own }: Witness, record: unknown): boolean {
  if (!isGameId(table.game) || !table.order) return false;
  const parsed = parseRecord(record);
  if (!parsed.ok || !checkRecord(record, { verify: true }).ok) return false;
  const { game, options, moves, seed, seating } = parsed.value;
  const { order, arrivals } = table;
  return (
    game === table.game &&
    JSON.stringify(options) === JSON.stringify(table.options) &&
    seed?.match === id &&
    seed.commitment === table.commitment &&
    seed.values.length === arrivals.length &&
    (own === null || seed.values[arrivals.indexOf(own.place)] === own.value) &&
    seating?.by === "lot" &&
    order.every((place, seat) => arrivals[seating.order[seat]!] === place) &&
    moves.length === table.moves.length &&
    moves.every((move, i) => move === table.moves[i]!.move)
  );
}
