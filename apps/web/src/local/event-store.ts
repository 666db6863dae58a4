import type { MatchEvent, MatchId } from "@endstation/match";

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
 * The database is opened when it is wanted, and anew after whatever closed it, such as a browser
 * that was told to delete all that this page keeps. What is asked of it is rejected where the
 * browser keeps nothing for this page.
 */
export class EventStore {
  #opening: Promise<IDBDatabase> | null = null;

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

  #database(): Promise<IDBDatabase> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async #open(): Promise<IDBDatabase> {
    const forget = () => {
      this.#opening = null;
    };
    try {
      const opening = indexedDB.open(DATABASE, SCHEMA);
      opening.onupgradeneeded = () => {
        const { objectStoreNames } = opening.result;
        // The first version may be one that the service worker has made, without it.
        if (objectStoreNames.contains(EVENTS)) return;
        opening.result.createObjectStore(EVENTS, { keyPath: ["match", "seq"] });
      };
      const database = await done(opening);
      database.onclose = forget;
      database.onversionchange = () => {
        // A window with a later version, or who deletes all, must not wait for this one.
        database.close();
        forget();
      };
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

/** An array is greater than any number in the order of keys. */
const rowsOf = (match: MatchId) => IDBKeyRange.bound([match], [match, []]);

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

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
