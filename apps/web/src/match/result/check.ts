import {
  checkRecord,
  type GameRecord,
  gameOf,
  isGameId,
  parseRecord,
  type Seat,
} from "@endstation/engine";
import type { Table } from "@endstation/match";

/** What a player saw of a match: the table, and from which seat; `null` for a watcher. */
export interface Seen {
  readonly table: Table;
  readonly seat: Seat | null;
}

/**
 * Whether a match's record is the game that was seen here, and its deal the one that was promised
 * before the first move: the server's word alone is not taken for either.
 */
export function isFairDeal(seen: Seen, record: unknown): boolean {
  if (!isGameId(seen.table.game)) return false;
  const parsed = parseRecord(record);
  if (!parsed.ok || !checkRecord(record, { verify: true }).ok) return false;
  return parsed.value.seed?.commitment === seen.table.commitment && wasSeen(parsed.value, seen);
}

/** Whether the moves of a record, as this seat may read them, are those that came in the game. */
export function wasSeen(record: GameRecord, { table, seat }: Seen): boolean {
  if (record.game !== table.game || record.moves.length !== table.moves.length) return false;
  const game = gameOf(record.game);
  const position = game.start(record.options, record.deal);
  return record.moves.every((move, index) => {
    const mover = game.toMove(position);
    if (mover === null || !game.play(position, move).ok) return false;
    return game.redact(move, mover, seat) === table.moves[index]!.move;
  });
}
