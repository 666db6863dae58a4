/**
 * The way to a database of the browser's: opened when it is first wanted, and anew after whatever
 * closed it, such as a browser that was told to delete all that this page keeps. What could not be
 * opened is tried again the next time. Rejects where the browser keeps nothing for this page.
 *
 * @param create Makes what the database is to hold, where it is new or of an earlier version.
 */
export function databaseOf(
  name: string,
  version: number,
  create: (database: IDBDatabase) => void,
): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opening = null;
  };
  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => create(request.result);
    const database = await done(request);
    database.onclose = forget;
    database.onversionchange = () => {
      // A window with a later version, or who deletes all, must not wait for this one.
      database.close();
      forget();
    };
    return database;
  }
  return () => {
    if (!opening) {
      opening = open();
      opening.catch(forget);
    }
    return opening;
  };
}

/** What a request to a database brings; rejects where it fails. */
export const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
