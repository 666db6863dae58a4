import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { EventStore } from "../local/event-store.ts";
import { memorize, recall } from "./memory.ts";

test("what the worker is told stands beside the logs of this device's matches", async () => {
  await memorize("language", "de");
  const store = new EventStore();
  expect(await store.read("local" as never)).toEqual([]);
  expect(await recall("language")).toBe("de");
});

test("what is told after all was deleted is kept too", async () => {
  await memorize("language", "de");
  await new Promise((resolve) => {
    indexedDB.deleteDatabase("endstation-worker").onsuccess = resolve;
  });
  await memorize("language", "en");
  expect(await recall("language")).toBe("en");
});
