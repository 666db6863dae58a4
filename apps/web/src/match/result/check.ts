import {
  checkRecord,
  type GameRecord,
  gameOf,
  isGameId,
  parseRecord,
  type Seat,
} from "@endstation/engine";
import type { Table } from "@endstation/match";

/** What this device knows of a match by itself, whatever the server says of it afterwards. */
export interface Witness {
  readonly id: string;
  readonly table: Table;
  /** From where it was seen; `null` for a watcher. */
  readonly seat: Seat | null;
  /** What this device's seat added to the deal, where it was this device that joined. */
  readonly value: string | null;
}

/**
 * Whether a match's record is the game that was seen here, and its deal the one that was promised
 * before anyone sat down: the server's word alone is taken for neither. The seat's own value must
 * be in it, where it joined, or a deal could have been searched for after the promise.
 */
export function isFairDeal(witness: Witness, record: unknown): boolean {
  const { id, table, seat, value } = witness;
  const parsed = parseRecord(record);
  if (!parsed.ok || !checkRecord(record, { verify: true }).ok || !table.order) return false;
  const { seed, seating } = parsed.value;
  const { order, arrivals } = table;
  const joined = (at: Seat) => arrivals.indexOf(order[at]!);
  // Bots add nothing to the deal.
  const adding = arrivals.filter((place) => table.places[place]?.bot === undefined);
  return (
    seed?.match === id &&
    seed.commitment === table.commitment &&
    seed.values.length === adding.length &&
    (seat === null ||
      value === null ||
      wasReplaced(table, seat) ||
      seed.values[adding.indexOf(order[seat]!)] === value) &&
    seating?.by === (table.series ? "rotation" : "lot") &&
    order.every((_, at) => seating.order[at] === joined(at)) &&
    wasSeen(parsed.value, witness)
  );
}

/** Whoever came into the game later had no part in its deal. */
const wasReplaced = ({ notes, order }: Table, seat: Seat) =>
  notes.some(({ event }) => event.type === "replaced" && event.place === order?.[seat]);

/** Whether options and moves of a record, as this seat may read them, are those that came. */
function wasSeen(record: GameRecord, { table, seat }: Witness): boolean {
  if (!isGameId(table.game) || record.game !== table.game) return false;
  if (JSON.stringify(record.options) !== JSON.stringify(table.options)) return false;
  if (record.moves.length !== table.moves.length) return false;
  const game = gameOf(record.game);
  const position = game.start(record.options, record.deal);
  return record.moves.every((move, index) => {
    const mover = game.toMove(position);
    if (mover === null || !game.play(position, move).ok) return false;
    return game.redact(move, mover, seat) === table.moves[index]!.move;
  });
}
