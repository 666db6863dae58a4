import { EMPTY_TABLE, type Table } from "@endstation/match";
import { createRoot, createSignal } from "solid-js";
import { expect, test, vi } from "vitest";
import type { Connection } from "../net/connection.ts";
import { keysOf, putKeyFirst } from "../net/keys.ts";
import { createFollowing } from "./follow-next.ts";

function following(first: Table) {
  const [table, setTable] = createSignal<Table | null>(first);
  const goTo = vi.fn();
  createRoot(() =>
    createFollowing("old", { connection: { table } as unknown as Connection, goTo }),
  );
  return { setTable, goTo };
}

test("a page that was there goes along once, with its keys", () => {
  putKeyFirst("old", { token: "second", value: "b" });
  putKeyFirst("old", { token: "first", value: "a" });
  const { setTable, goTo } = following(EMPTY_TABLE);
  expect(goTo).not.toHaveBeenCalled();
  setTable({ ...EMPTY_TABLE, next: "new" });
  setTable({ ...EMPTY_TABLE, next: "new", seq: 2 });
  expect(goTo.mock.calls).toEqual([["new"]]);
  expect(keysOf("new").map(({ token }) => token)).toEqual(["first", "second"]);
  expect(keysOf("new").map(({ value }) => value)).not.toContain("a");
});

test("a page that is opened later stays at the result", () => {
  const { goTo } = following({ ...EMPTY_TABLE, next: "new" });
  expect(goTo).not.toHaveBeenCalled();
});
