import type { GameRecord } from "@endstation/engine";
import { good, recordId } from "./read.ts";
import { keepRecord, keptRecord } from "./store.ts";

/** Keeps the record of a game on this device: its id there, `null` for what is no good record. */
export async function keepGame(input: unknown): Promise<string | null> {
  const record = good(input);
  return record.ok ? await keepGood(record.value) : null;
}

/**
 * Keeps a record that replays, and gives its id on this device. What was kept of the same game
 * stays: it may have been reviewed since.
 */
export async function keepGood(record: GameRecord): Promise<string> {
  const id = recordId(record);
  const kept = await keptRecord(id);
  await keepRecord({ id, at: Date.now(), record: { ...reviewOf(kept?.record), ...record } });
  return id;
}

/** The review of a game that was kept before. */
const reviewOf = (record: object | undefined): object =>
  record && "review" in record ? { review: record.review } : {};
