// @vitest-environment jsdom

import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAwake } from "./awake.ts";

let visibility = "visible";
let locks: { released: boolean; release: () => Promise<void> }[] = [];
const request = vi.fn(async () => {
  const lock = {
    released: false,
    async release() {
      lock.released = true;
    },
  };
  locks.push(lock);
  return lock;
});

beforeEach(() => {
  visibility = "visible";
  locks = [];
  request.mockClear();
  Object.assign(navigator, { wakeLock: { request } });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(
    () => visibility as DocumentVisibilityState,
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.restoreAllMocks();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const show = (state: string) => {
  visibility = state;
  // The browser takes the lock back itself.
  if (state === "hidden") for (const lock of locks) lock.released = true;
  document.dispatchEvent(new Event("visibilitychange"));
};

test("the screen stays on while one plays, is asked for again when it is seen, and let go", async () => {
  const [plays, setPlays] = createSignal(false);
  const end = createRoot((dispose) => {
    keepAwake(plays);
    return dispose;
  });
  expect(request).not.toHaveBeenCalled();
  setPlays(true);
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([false]);
  show("hidden");
  show("visible");
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true, false]);
  setPlays(false);
  expect(locks.at(-1)!.released).toBe(true);
  show("visible");
  expect(request).toHaveBeenCalledTimes(2);
  end();
});

test("a lock that comes when nobody plays any more is let go at once", async () => {
  const [plays, setPlays] = createSignal(true);
  createRoot(() => keepAwake(plays));
  setPlays(false);
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test("a browser that refuses is asked no more than when the page is seen", async () => {
  request.mockRejectedValueOnce(new Error("The battery is low."));
  const [plays] = createSignal(true);
  createRoot(() => keepAwake(plays));
  await settled();
  show("visible");
  await settled();
  expect(locks).toHaveLength(1);
});
