import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { databaseOf, done } from "./database.ts";

afterEach(() => vi.restoreAllMocks());

const create = (database: IDBDatabase) => void database.createObjectStore("kept");
const put = async (open: () => Promise<IDBDatabase>, name: string) =>
  await done((await open()).transaction("kept", "readwrite").objectStore("kept").put("it", name));

test("a database that could not be opened is opened the next time", async () => {
  const open = databaseOf("a", 1, create);
  const opening = vi.spyOn(indexedDB, "open").mockImplementationOnce(() => {
    throw new DOMException("", "InvalidStateError");
  });
  await expect(open()).rejects.toThrow();
  await put(open, "one");
  await put(open, "two");
  expect(opening).toHaveBeenCalledTimes(2);
});

test("a database that somebody deletes waits for nobody, and is opened anew", async () => {
  const open = databaseOf("b", 1, create);
  await put(open, "one");
  await done(indexedDB.deleteDatabase("b"));
  await put(open, "two");
  const store = (await open()).transaction("kept").objectStore("kept");
  expect(await done(store.getAllKeys())).toEqual(["two"]);
});
