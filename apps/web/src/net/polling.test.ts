// @vitest-environment jsdom

import { PROTOCOL_VERSION } from "@endstation/match";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Polling, startPolling } from "./polling.ts";

const ID = "a-match";
let polling: Polling | null = null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  polling?.stop();
  polling = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hello = (have: number, token = "mira") =>
  JSON.stringify({ t: "hello", pv: PROTOCOL_VERSION, have, token });

/** A server whose answers come when the test says so, and what the page was told. */
function slowServer() {
  const calls: { url: string; token: string; answer: (body: unknown) => void; lose: () => void }[] =
    [];
  vi.stubGlobal(
    "fetch",
    (
      url: string,
      { headers, signal }: { headers: { Authorization: string }; signal: AbortSignal },
    ) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        calls.push({
          url,
          token: headers.Authorization,
          answer: (body) => resolve({ ok: true, json: async () => body }),
          lose: () => reject(new TypeError("lost")),
        });
      }),
  );
  const told = vi.fn<(text: string) => void>();
  const ask = vi.fn();
  const reached = vi.fn();
  polling = startPolling(ID, { ask, text: told, reached });
  return { calls, told, ask, reached, polling };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test("a hello that comes while one is under way is asked afterwards, and answers it alone", async () => {
  const { calls, told, polling } = slowServer();
  polling.send(hello(4));
  polling.send(hello(0, "jan"));
  expect(calls).toHaveLength(1);
  calls[0]?.answer({ for: "mira" });
  await settled();
  expect(calls.map(({ token }) => token)).toEqual(["Bearer mira", "Bearer jan"]);
  expect(told).not.toHaveBeenCalled();
  calls[1]?.answer({ for: "jan" });
  await settled();
  expect(told.mock.calls).toEqual([[JSON.stringify({ for: "jan" })]]);
});

test("a hello that an answer brings about is asked at once", async () => {
  const { calls, told, polling } = slowServer();
  told.mockImplementationOnce(() => polling.send(hello(0)));
  polling.send(hello(4));
  calls[0]?.answer({ seq: 9 });
  await settled();
  expect(calls.map(({ url }) => url.split("have=")[1])).toEqual(["4", "0"]);
});

test("after a lost answer it asks on", async () => {
  const { calls, reached, polling } = slowServer();
  polling.send(hello(4));
  calls[0]?.lose();
  await settled();
  expect(reached).toHaveBeenLastCalledWith(false);
  polling.send(hello(4));
  expect(calls).toHaveLength(2);
});

test("an answer that never comes is given up", async () => {
  const timeLimit = vi.spyOn(AbortSignal, "timeout");
  const limit = new AbortController();
  timeLimit.mockReturnValue(limit.signal);
  const { reached, polling } = slowServer();
  polling.send(hello(4));
  expect(timeLimit).toHaveBeenCalledWith(10_000);
  limit.abort();
  await settled();
  expect(reached).toHaveBeenLastCalledWith(false);
  timeLimit.mockRestore();
});

test("a slow answer is waited for, not asked for again", async () => {
  const { ask, polling } = slowServer();
  polling.send(hello(4));
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(7000);
  expect(ask).not.toHaveBeenCalled();
});
