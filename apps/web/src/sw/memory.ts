import { databaseOf, done } from "../database.ts";

/**
 * What pages tell the service worker, which runs without them and reads no `localStorage`: a few
 * values by name, in IndexedDB.
 */
const STORE = "kept";
// A database of its own: the store is made with the database, by whoever opens it first.
const open = databaseOf("endstation-worker", 1, (database) => {
  database.createObjectStore(STORE);
});

/** A value that a page has kept; `undefined` where there is none, or none can be read. */
export async function recall(name: string): Promise<unknown> {
  try {
    const database = await open();
    return await done(database.transaction(STORE).objectStore(STORE).get(name));
  } catch {
    return undefined;
  }
}

/** Keeps a value for the service worker, where the browser lets it. */
export async function memorize(name: string, value: string): Promise<void> {
  try {
    const database = await open();
    await done(database.transaction(STORE, "readwrite").objectStore(STORE).put(value, name));
  } catch {
    // A private window, for one: the worker goes by the browser's own settings.
  }
}
