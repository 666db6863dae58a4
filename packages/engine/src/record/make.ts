import type { Result } from "../result.ts";
import { ok } from "../result.ts";
import { type GameRecord, RECORD_FORMAT, type RecordFault } from "./record.ts";
import { replay } from "./replay.ts";

/** What a record is made from; the result follows from it. */
export type RecordParts = Omit<GameRecord, "format" | "result" | "legalCounts">;

/** The record of a game. Fails where the parts do not fit together, as `replay` does. */
export function makeRecord(parts: RecordParts): Result<GameRecord, RecordFault> {
  const record: GameRecord = { format: RECORD_FORMAT, ...parts };
  const replayed = replay(record);
  return replayed.ok ? ok({ ...record, result: replayed.value.outcome }) : replayed;
}
