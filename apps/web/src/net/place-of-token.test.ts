// @vitest-environment jsdom

import { afterEach, expect, test, vi } from "vitest";
import { placeOfToken } from "./place-of-token.ts";

afterEach(() => vi.unstubAllGlobals());

const answers = (body: unknown, status = 200) => {
  const server = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal("fetch", server);
  return server;
};

test("a token is asked for at a glance, which tells nobody that its place has looked", async () => {
  const server = answers({ t: "welcome", place: 2, events: [] });
  expect(await placeOfToken("a-match", "mira")).toBe(2);
  const [url, init] = server.mock.calls[0]!;
  expect(new URL(url, "http://x").searchParams.has("glance")).toBe(true);
  expect(init.headers).toEqual({ Authorization: "Bearer mira" });
});

test("one that opens nothing any more has no place, nor has any in a match that is gone", async () => {
  answers({ t: "welcome", place: null, events: [] });
  expect(await placeOfToken("a-match", "mira")).toBeNull();
  answers({ error: { code: "unknown-match", message: "" } }, 404);
  expect(await placeOfToken("a-match", "mira")).toBeNull();
});

test("what a match does not say is not taken for a word", async () => {
  answers({ error: { code: "too-many", message: "" } }, 429);
  expect(await placeOfToken("a-match", "mira")).toBe("unreached");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await placeOfToken("a-match", "mira")).toBe("unreached");
});
