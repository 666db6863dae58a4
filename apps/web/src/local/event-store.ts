import type { MatchEvent, MatchId } from "@endstation/match";
import { databaseOf, done } from "../database.ts";

const DATABASE = "endstation";
/** The version of the store below; a later one migrates from it. */
const SCHEMA = 2;
const EVENTS = "event";

interface Row extends MatchEvent {
  readonly match: MatchId;
}

/** Rejects what is added to a log that has meanwhile become another. */
export class OtherLog extends Error {
  override readonly name = "OtherLog";
}

/**
 * The logs of this device's matches in the browser's own database: one row an event, never changed.
 *
 * Other windows write to it as well. A row's key is its match and number, so that of two that add
 * the same event one is refused: the store is the judge of what has happened.
 *
 * What is asked of it is rejected where the browser keeps nothing for this page.
 */
export class EventStore {
  readonly #database = databaseOf(DATABASE, SCHEMA, (database) => {
    // The first version may be one that the service worker has made, without it.
    if (database.objectStoreNames.contains(EVENTS)) return;
    database.createObjectStore(EVENTS, { keyPath: ["match", "seq"] });
  });

  /** A match's log; empty where there is no such match. */
  async read(match: MatchId): Promise<readonly MatchEvent[]> {
    const rows: Row[] = await done((await this.#events("readonly")).getAll(rowsOf(match)));
    return rows.map(({ match, ...event }) => event);
  }

  /**
   * Adds events, all of them or none. Resolves when they will outlive a crash; rejects with
   * `OtherLog` where the log does not end with the event before them.
   */
  async append(match: MatchId, events: readonly MatchEvent[]): Promise<void> {
    const store = await this.#events("readwrite");
    const before = events[0]!.seq - 1;
    if (before > 0) {
      // Deleted meanwhile, in another window or by the browser: no log begins in its middle.
      const last = store.getKey([match, before]);
      last.onsuccess = () => last.result === undefined && store.transaction.abort();
    }
    for (const event of events) store.add({ match, ...event } satisfies Row);
    await complete(store.transaction);
  }

  async delete(match: MatchId): Promise<void> {
    const store = await this.#events("readwrite");
    store.delete(rowsOf(match));
    await complete(store.transaction);
  }

  async #events(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    const database = await this.#database();
    // Strict: complete means on disk, and no earlier; some browsers are content with less.
    return database.transaction(EVENTS, mode, { durability: "strict" }).objectStore(EVENTS);
  }
}

/** An array is greater than any number in the order of keys. */
const rowsOf = (match: MatchId) => IDBKeyRange.bound([match], [match, []]);

function complete(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      const { error } = transaction;
      // Without an error it was aborted by whoever found that the log is another.
      reject(error && error.name !== "ConstraintError" ? error : new OtherLog());
    };
  });
}
