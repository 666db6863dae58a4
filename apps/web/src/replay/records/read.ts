import {
  commitment,
  err,
  type GameRecord,
  ok,
  parseRecord,
  type RecordFault,
  type Result,
  replay,
} from "@endstation/engine";

/** More than any record needs: what is larger is some other file. */
export const MOST_BYTES = 4_000_000;
/** As many as can be judged while somebody waits. */
const MOST_RECORDS = 200;
/** What lies deeper than this could not be copied: some computers' memory of calls is short. */
const MOST_DEPTH = 100;

/** Why a text holds no games that can be shown. */
export type ReadFault =
  | { readonly kind: "empty" | "large" | "many" | "no-json" }
  /** `line` counts from 1; `null` where the text is one record. */
  | { readonly kind: "record"; readonly line: number | null; readonly fault: RecordFault };

/** Reads the records of a text: one of them, or one a line. All of them must replay. */
export function readRecords(text: string): Result<readonly GameRecord[], ReadFault> {
  if (text.length > MOST_BYTES) return err({ kind: "large" });
  if (text.trim() === "") return err({ kind: "empty" });
  if (depthOf(text) > MOST_DEPTH) return err({ kind: "large" });
  const whole = parseJson(text);
  if (whole.ok) {
    const record = good(whole.value);
    return record.ok
      ? ok([record.value])
      : err({ kind: "record", line: null, fault: record.error });
  }
  const records: GameRecord[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    if (records.length === MOST_RECORDS) return err({ kind: "many" });
    const parsed = parseJson(line);
    if (!parsed.ok) return parsed;
    const record = good(parsed.value);
    if (!record.ok) return err({ kind: "record", line: index + 1, fault: record.error });
    records.push(record.value);
  }
  return ok(records);
}

/** The record that a value is, if its moves lead where it says. */
export function good(value: unknown): Result<GameRecord, RecordFault> {
  const record = parseRecord(value);
  if (!record.ok) return record;
  const replayed = replay(record.value);
  return replayed.ok ? record : replayed;
}

/** How deep the lists and objects of a text lie in one another, if it is JSON. */
function depthOf(text: string): number {
  let most = 0;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === '"') quoted = !quoted;
    else if (quoted) at += mark === "\\" ? 1 : 0;
    else if (mark === "[" || mark === "{") most = Math.max(most, ++depth);
    else if (mark === "]" || mark === "}") depth--;
  }
  return most;
}

function parseJson(text: string): Result<unknown, ReadFault> {
  try {
    // Some editors mark a text as Unicode at its head; what is read from a file has lost that.
    return ok(JSON.parse(text.replace(/^\ufeff/, "")));
  } catch {
    return err({ kind: "no-json" });
  }
}

/** How many hex digits of its digest name a game on this device. */
const ID_LENGTH = 16;

/**
 * The name of a recorded game on this device, the same however the file is written and whatever
 * was added to it since: it follows from what was played.
 */
export function recordId({ game, options, deal, moves }: GameRecord): string {
  const played = JSON.stringify([game, options, deal, moves]);
  return commitment(new TextEncoder().encode(played)).slice(0, ID_LENGTH);
}
