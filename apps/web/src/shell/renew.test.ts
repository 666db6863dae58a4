import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renew } from "./renew.ts";

/** A service worker's registration of which a test says how far a new build has come. */
const registration = {
  active: {} as object | null,
  installing: null as object | null,
  waiting: null,
  update: vi.fn<() => Promise<unknown>>(),
};
const reload = vi.fn();
const drop = vi.fn(async () => true);

beforeEach(() => {
  vi.useFakeTimers();
  registration.installing = null;
  registration.update.mockReset();
  reload.mockReset();
  drop.mockClear();
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("caches", { keys: async () => ["endstation-shell-a", "other"], delete: drop });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function renewed(): Promise<void> {
  const done = renew();
  await vi.runAllTimersAsync();
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
}

test("a network that says nothing leaves what is kept", async () => {
  registration.update.mockReturnValue(new Promise(() => {}));
  await renewed();
  expect(drop).not.toHaveBeenCalled();
});

test("no network leaves what is kept", async () => {
  registration.update.mockRejectedValue(new TypeError("Failed to fetch"));
  await renewed();
  expect(drop).not.toHaveBeenCalled();
});

test("a new build that takes too long leaves what is kept", async () => {
  registration.update.mockImplementation(async () => {
    registration.installing = { state: "installing", addEventListener() {} };
  });
  await renewed();
  expect(drop).not.toHaveBeenCalled();
});

test("where the server has nothing newer, what is kept here is at fault and goes", async () => {
  registration.update.mockResolvedValue(registration);
  await renewed();
  expect(drop.mock.calls).toEqual([["endstation-shell-a"]]);
});

test("where the next build cannot be kept, what is kept of this one goes", async () => {
  registration.update.mockImplementation(async () => {
    registration.installing = { state: "redundant", addEventListener() {} };
  });
  await renewed();
  expect(drop.mock.calls).toEqual([["endstation-shell-a"]]);
});
