import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { memorize, recall } from "../sw/memory.ts";
import { EventStore } from "./event-store.ts";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
});

const MATCH = "match" as Parameters<EventStore["read"]>[0];
const EVENT = { seq: 1, at: 0, command: null, body: {} } as Parameters<EventStore["append"]>[1][0];

test("matches and what the service worker is told are kept beside each other", async () => {
  await memorize("language", "de");
  const store = new EventStore();
  await store.append(MATCH, [EVENT]);
  expect(await store.read(MATCH)).toEqual([EVENT]);
  expect(await recall("language")).toBe("de");
});

test("a database that was made without a place for matches gets one", async () => {
  await new Promise((resolve) => {
    const opening = indexedDB.open("endstation", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
    opening.onsuccess = () => resolve(opening.result.close());
  });
  const store = new EventStore();
  await store.append(MATCH, [EVENT]);
  expect(await store.read(MATCH)).toEqual([EVENT]);
});
