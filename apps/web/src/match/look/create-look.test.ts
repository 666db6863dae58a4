// @vitest-environment jsdom

import { EMPTY_TABLE, type Table } from "@endstation/match";
import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLook } from "./create-look.ts";

let visibility = "visible";
beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(
    () => visibility as DocumentVisibilityState,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tableAt = (seq: number): Table => ({ ...EMPTY_TABLE, seq, order: [0, 1] });
const show = (state: string) => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
};

function looking(last: { seq: number; moves: number } | null) {
  const [table, setTable] = createSignal<Table | null>(null);
  const look = createRoot(() => createLook(last, table));
  return { look, setTable };
}

test("at a first visit nothing is missed", () => {
  const { look, setTable } = looking(null);
  setTable(tableAt(9));
  expect(look.missed()).toBeNull();
  expect(look.seen()).toEqual({ seq: 9, moves: 0 });
});

test("what came since the last visit is missed until it is read; what comes now is seen", () => {
  const { look, setTable } = looking({ seq: 5, moves: 0 });
  setTable(tableAt(9));
  vi.advanceTimersByTime(3000);
  setTable(tableAt(10));
  expect(look.missed()).toEqual({ since: { seq: 5, moves: 0 }, until: { seq: 9, moves: 0 } });
  look.read();
  expect(look.missed()).toBeNull();
});

test("what comes while the page is hidden is missed when it is looked at again", () => {
  const { look, setTable } = looking(null);
  setTable(tableAt(4));
  vi.advanceTimersByTime(3000);
  show("hidden");
  setTable(tableAt(6));
  expect(look.seen()?.seq).toBe(4);
  show("visible");
  expect(look.missed()).toMatchObject({ since: { seq: 4 }, until: { seq: 6 } });
  expect(look.seen()?.seq).toBe(6);
});
