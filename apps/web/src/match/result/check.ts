import { checkRecord, isGameId, parseRecord } from "@endstation/engine";
import type { Table } from "@endstation/match";

/**
 * Whether a match's record is the game that was seen here, and its deal the one that was promised
 * before the first move: the server's word alone is not taken for either.
 */
export function isFairDeal(table: Table, record: unknown): boolean {
  if (!isGameId(table.game)) return false;
  const parsed = parseRecord(record);
  if (!parsed.ok || !checkRecord(record, { verify: true }).ok) return false;
  const { moves, seed } = parsed.value;
  return (
    seed?.commitment === table.commitment &&
    moves.length === table.moves.length &&
    moves.every((move, i) => move === table.moves[i]!.move)
  );
}
