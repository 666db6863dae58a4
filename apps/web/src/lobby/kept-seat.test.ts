// @vitest-environment jsdom

import { EMPTY_TABLE, type Refusal, refusal, type Table } from "@endstation/match";
import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../net/connection.ts";
import { putKeyLast } from "../net/keys.ts";
import { createKeptSeats } from "./kept-seat.ts";

const PREVIOUS = "the-match-before";
const NEXT = "this-match";
const KEPT = [
  { name: "Ada", colour: "red", wins: 0 },
  { name: "Ben", colour: "blue", wins: 0 },
] as const;
const TABLE: Table = {
  ...EMPTY_TABLE,
  seq: 1,
  series: { previous: PREVIOUS, played: 1 },
  places: [null, null],
  kept: KEPT,
};

/** What the match before answers to Ben's key; `null`: it is out of reach. */
let before: { name: string } | null;
let dispose: () => void;

beforeEach(() => {
  localStorage.clear();
  before = { name: "Ben" };
  putKeyLast(PREVIOUS, { token: "ben", value: "old" });
  vi.stubGlobal("fetch", async (url: string) => {
    if (!before || !url.includes(PREVIOUS)) throw new TypeError("lost");
    const created = { type: "created", game: "cable-car", options: { players: 2 }, seq: 1, at: 0 };
    const joined = { type: "joined", place: 1, colour: "blue", seq: 2, at: 0, ...before };
    return { ok: true, json: async () => ({ place: 1, events: [created, joined] }) };
  });
});
afterEach(() => {
  dispose();
  vi.unstubAllGlobals();
});

/** Ben's device in the next match, whose host may have given `answer` reason to refuse. */
function device(answer: Refusal | null) {
  const [status, setStatus] = createSignal("open");
  const send = vi.fn(async (_: object) => answer);
  const connection = {
    status,
    send,
    table: () => TABLE,
    place: () => null,
    regreet: () => {},
  } as unknown as Connection;
  const kept = createRoot((end) => {
    dispose = end;
    return createKeptSeats(NEXT, connection, () => false);
  });
  return { kept, send, setStatus };
}

const JOIN = { type: "join", token: "ben", name: "Ben", colour: "blue" };

test("the place is taken by itself", async () => {
  const { kept, send } = device(null);
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining(JOIN)));
  expect(kept.refusal(1)).toBeNull();
});

test("a refused try is told at the own place alone, and made again after reconnecting", async () => {
  const { kept, send, setStatus } = device(refusal("name-taken"));
  await vi.waitFor(() => expect(kept.refusal(1)?.code).toBe("name-taken"));
  expect([kept.isOwn(0), kept.isOwn(1)]).toEqual([false, true]);
  expect(kept.refusal(0)).toBeNull();
  send.mockResolvedValue(null);
  setStatus("lost");
  setStatus("open");
  await vi.waitFor(() => expect(kept.refusal(1)).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
});

test("whose name is hidden takes the place by giving another", async () => {
  before = { name: "" };
  const { kept, send } = device(null);
  await vi.waitFor(() => expect(kept.isOwn(1)).toBe(true));
  expect(send).not.toHaveBeenCalled();
  expect(await kept.take(1, { name: "Bea", colour: "green" })).toBeNull();
  const join = { ...JOIN, name: "Bea", colour: "green" };
  expect(send).toHaveBeenCalledWith(expect.objectContaining(join));
});

test("where the match before is out of reach, the key can still take its place", async () => {
  before = null;
  const { kept, send } = device(null);
  await vi.waitFor(() => expect(kept.isOwn(1)).toBe(true));
  expect(send).not.toHaveBeenCalled();
  await kept.take(1, { name: "Ben", colour: "blue" });
  expect(send).toHaveBeenCalledWith(expect.objectContaining(JOIN));
});

test("without a key no place is this device's", async () => {
  localStorage.clear();
  const { kept } = device(null);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(kept.isOwn(1)).toBe(false);
});
