// @vitest-environment jsdom

import { refusal } from "@endstation/match";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keysOf, newKey, putKeyFirst } from "./keys.ts";
import { newDeviceKey, pair } from "./pair.ts";

const how = { code: "c".repeat(22), word: "Phone" };
const seat = newKey();

beforeEach(() => {
  localStorage.clear();
  putKeyFirst("a", seat);
});
afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => object) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json(answer()));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const tokens = () => keysOf("a").map(({ token }) => token);

test("a code is spent by POST, without a token, and in no address", async () => {
  const fetch = answering(() => ({ t: "answer", id: "", ok: true, seq: 1 }));
  const key = newDeviceKey();
  expect(await pair("a", key, how)).toBeNull();
  expect(tokens()).toEqual([key.token, seat.token]);
  const [path, init] = fetch.mock.calls[0]!;
  expect(path).toBe("/api/matches/a/commands");
  expect(init.method).toBe("POST");
  expect(init.headers).toEqual({});
  expect(String(init.body)).toContain(how.code);
});

test("a refused code leaves the keys as they were", async () => {
  answering(() => ({ t: "answer", id: "", ok: false, error: refusal("bad-code") }));
  expect(await pair("a", newDeviceKey(), how)).toMatchObject({ code: "bad-code" });
  expect(tokens()).toEqual([seat.token]);
});

test("after a lost answer the key is kept behind, and the next try finds what was done", async () => {
  const key = newDeviceKey();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await pair("a", key, how)).toMatchObject({ code: "internal" });
  expect(tokens()).toEqual([seat.token, key.token]);
  answering(() => ({ t: "answer", id: "", ok: false, error: refusal("already-seated") }));
  expect(await pair("a", key, how)).toBeNull();
  expect(tokens()).toEqual([key.token, seat.token]);
});
