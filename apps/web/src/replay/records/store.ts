import type { GameRecord } from "@endstation/engine";
import { databaseOf } from "../../database.ts";

/** A recorded game that this device keeps. */
export interface KeptRecord {
  readonly id: string;
  /** When it was last put here, as the device's clock had it. */
  readonly at: number;
  readonly record: GameRecord;
}

const STORE = "records";

/** What the browser would not keep, as long as the page lives. */
const memory = new Map<string, KeptRecord>();
const database = databaseOf("endstation-records", 1, (made) => {
  made.createObjectStore(STORE, { keyPath: "id" });
});

/** Does one thing with the kept games; `null` where the browser does not let it. */
async function within<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<{ readonly value: Value } | null> {
  // None in some private windows.
  const found = await database().catch(() => null);
  if (!found) return null;
  return new Promise((resolve) => {
    try {
      const transaction = found.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve({ value: request.result });
      transaction.onabort = () => resolve(null);
    } catch {
      // Closed in this very moment.
      resolve(null);
    }
  });
}

/** Keeps a game; what was kept under its id is replaced. */
export async function keepRecord(kept: KeptRecord): Promise<void> {
  // JSON, since what comes from a file or out of a store of signals need not be cloneable.
  const plain: KeptRecord = JSON.parse(JSON.stringify(kept));
  memory.set(plain.id, plain);
  if (await within("readwrite", (store) => store.put(plain))) memory.delete(plain.id);
}

/** A kept game; `null` where there is none of that id. */
export async function keptRecord(id: string): Promise<KeptRecord | null> {
  const found = memory.get(id) ?? (await within("readonly", (store) => store.get(id)))?.value;
  return (found as KeptRecord | undefined) ?? null;
}

/** All kept games, the newest first. */
export async function keptRecords(): Promise<readonly KeptRecord[]> {
  const found = await within<KeptRecord[]>("readonly", (store) => store.getAll());
  const all = new Map([...(found?.value ?? []), ...memory.values()].map((kept) => [kept.id, kept]));
  return [...all.values()].sort((a, b) => b.at - a.at);
}

/** Removes a game from this device. */
export async function forgetRecord(id: string): Promise<void> {
  memory.delete(id);
  await within("readwrite", (store) => store.delete(id));
}
