// @vitest-environment jsdom

import { EMPTY_TABLE, type Place, type Status, type Table } from "@endstation/match";
import { batch, createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../../net/connection.ts";
import { keysOf, putKeyLast } from "../../net/keys.ts";
import { createHandOver } from "./hand-over.ts";

const ID = "a-match";
const STARTED: Table = {
  ...EMPTY_TABLE,
  seq: 5,
  places: [
    { name: "Mira", colour: "red" },
    { name: "Jan", colour: "blue" },
  ],
  arrivals: [0, 1],
  order: [0, 1],
  lost: [null, null],
};

/** Which place each token opens, as the match knows it. */
let opens: Record<string, Place | null> = {};
/** How often the match was asked for a token's place. */
let asked = 0;
let dispose: () => void;

beforeEach(() => {
  localStorage.clear();
  opens = { mira: 0, jan: 1 };
  asked = 0;
  for (const token of ["mira", "jan"]) putKeyLast(ID, { token, value: null });
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: { Authorization: string } }) => {
    asked++;
    const place = opens[headers.Authorization.slice("Bearer ".length)] ?? null;
    return { ok: true, json: async () => ({ place }) };
  });
});
afterEach(() => {
  dispose();
  vi.unstubAllGlobals();
});

const turnOf = (turn: Place): Status => ({ turn, over: false, now: 0, deadline: null }) as Status;

/** A device with Mira's and Jan's keys, at which Mira looks at the screen. */
function device() {
  const [table, setTable] = createSignal<Table | null>(STARTED);
  const [place, setPlace] = createSignal<Place | null>(0);
  const [standing, setStanding] = createSignal<Status | null>(turnOf(0));
  const [pending, setPending] = createSignal(false);
  const rekey = vi.fn(() => setTable(null));
  const connection = { table, place, standing, pending, rekey } as unknown as Connection;
  const handOver = createRoot((end) => {
    dispose = end;
    return createHandOver(ID, connection);
  });
  /** The view of whoever the first key belongs to. */
  const welcome = () =>
    batch(() => {
      setPlace(opens[keysOf(ID)[0]!.token] ?? null);
      setTable(STARTED);
    });
  return { handOver, rekey, welcome, setTable, setStanding, setPending };
}

const tokens = () => keysOf(ID).map(({ token }) => token);

test("the curtain falls when the turn goes to another seat of the device, and opens for it", async () => {
  const { handOver, welcome, setStanding } = device();
  await vi.waitFor(() => expect(handOver.own()).toEqual([0, 1]));
  setStanding(turnOf(1));
  expect(handOver.to()).toBe(1);
  handOver.open();
  expect(handOver.opening()).toBe(true);
  welcome();
  expect([handOver.to(), handOver.opening()]).toEqual([null, false]);
  expect(tokens()).toEqual(["jan", "mira"]);
});

test("a key that opens its seat no more is given up, and whoever had the device has it again", async () => {
  const { handOver, rekey, welcome, setStanding } = device();
  await vi.waitFor(() => expect(handOver.own()).toEqual([0, 1]));
  setStanding(turnOf(1));
  opens = { mira: 0 };
  handOver.open();
  welcome();
  expect(rekey).toHaveBeenCalledTimes(2);
  expect(tokens()).toEqual(["mira", "jan"]);
  welcome();
  expect([handOver.to(), handOver.opening()]).toEqual([null, false]);
  expect(handOver.own()).toEqual([0]);
  // However often it is asked again, the curtain does not fall for that place.
  opens = { mira: 0, jan: 1 };
  setStanding(turnOf(0));
  setStanding(turnOf(1));
  await vi.waitFor(() => expect(asked).toBeGreaterThan(2));
  expect(handOver.to()).toBeNull();
});

test("the device's seats are asked for anew when one is replaced", async () => {
  const { handOver, setTable } = device();
  await vi.waitFor(() => expect(handOver.own()).toEqual([0, 1]));
  opens = { mira: 0 };
  const event = { type: "replaced", place: 1, name: "Eva", colour: "blue", ask: 1, seq: 6, at: 0 };
  const note = { at: 0, ply: 0, event } as Table["notes"][number];
  setTable({ ...STARTED, notes: [note] });
  await vi.waitFor(() => expect(handOver.own()).toEqual([0]));
});

test("no seat is opened while something of the last one is on its way", async () => {
  const { handOver, rekey, setStanding, setPending } = device();
  await vi.waitFor(() => expect(handOver.own()).toEqual([0, 1]));
  setStanding(turnOf(1));
  setPending(true);
  handOver.open();
  expect(handOver.held()).toBe(true);
  expect(rekey).not.toHaveBeenCalled();
  setPending(false);
  handOver.open();
  expect(rekey).toHaveBeenCalledOnce();
});
