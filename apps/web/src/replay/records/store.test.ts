import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import type * as Store from "./store.ts";

const kept = (id: string): Store.KeptRecord => ({
  id,
  at: 0,
  record: {
    format: "endstation-record/1",
    game: "trambahn",
    options: { players: 2 },
    deal: {},
    rules: 1,
    moves: [],
  },
});

/** A page that has just been loaded. */
async function page(): Promise<typeof Store> {
  vi.resetModules();
  return await import("./store.ts");
}

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});

test("what is kept outlives the page, and is forgotten for good", async () => {
  await (await page()).keepRecord(kept("a"));
  const next = await page();
  expect(await next.keptRecord("a")).toEqual(kept("a"));
  await next.forgetRecord("a");
  expect(await (await page()).keptRecords()).toEqual([]);
});

test("what one window has forgotten, another shows no more", async () => {
  const [one, two] = [await page(), await page()];
  await one.keepRecord(kept("a"));
  await two.forgetRecord("a");
  expect(await one.keptRecord("a")).toBeNull();
});

test("a database that is deleted under a page is opened anew", async () => {
  const store = await page();
  await store.keepRecord(kept("a"));
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase("endstation-records");
    deleting.onsuccess = resolve;
    deleting.onblocked = reject;
  });
  expect(await store.keptRecords()).toEqual([]);
  await store.keepRecord(kept("b"));
  expect(await (await page()).keptRecords()).toEqual([kept("b")]);
});

test.each<[string, () => void]>([
  ["does not know databases", () => vi.stubGlobal("indexedDB", undefined)],
  [
    "forbids them",
    () =>
      vi.stubGlobal("indexedDB", {
        open() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
  ],
  [
    "has no room left",
    () =>
      vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
        throw new DOMException("Full.", "QuotaExceededError");
      }),
  ],
])("where a browser %s, games stay as long as the page lives", async (_, hinder) => {
  hinder();
  const store = await page();
  await store.keepRecord(kept("a"));
  expect(await store.keptRecord("a")).toEqual(kept("a"));
  expect(await store.keptRecords()).toEqual([kept("a")]);
  await store.forgetRecord("a");
  expect(await store.keptRecords()).toEqual([]);
  vi.restoreAllMocks();
});
