// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import { keysOf, newKey, putKeyLast } from "./keys.ts";
import { followTo } from "./rematch.ts";

beforeEach(() => localStorage.clear());

test("the keys go along in their order, each with a value of its own", () => {
  const keys = [newKey(), newKey()];
  for (const key of keys) putKeyLast("a", key);
  followTo("a", "b");
  const next = keysOf("b");
  expect(next.map(({ token }) => token)).toEqual(keys.map(({ token }) => token));
  const values = [...keys, ...next].map(({ value }) => value);
  expect(new Set(values).size).toBe(4);
  expect(keysOf("a")).toEqual(keys);
});

test("a second time, or where there are keys already, nothing changes", () => {
  putKeyLast("a", newKey());
  followTo("a", "b");
  const next = keysOf("b");
  putKeyLast("a", newKey());
  followTo("a", "b");
  expect(keysOf("b")).toEqual(next);
});
