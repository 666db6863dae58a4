// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from "vitest";
import { restorePush, turnPushOff, turnPushOn } from "./notices.ts";
import { keepPush, pushOf } from "./push-memory.ts";

/** What the browser and the server do in a test. */
const world = {
  support: "possible",
  permission: "granted",
  /** The name of the browser's subscription; `null`: it cannot get one. */
  own: "mine" as string | null,
  serverPushes: true,
};
const sent: unknown[] = [];

vi.mock("./push.ts", () => ({
  pushSupport: () => (world.permission === "denied" ? "denied" : world.support),
  askPermission: async () => world.permission === "granted",
  isPermitted: () => world.permission === "granted",
  subscription: async () => world.own && { endpoint: world.own },
}));

// The name of a subscription is its address here, for the tests to read.
vi.mock("@endstation/match", async (original) => ({
  ...(await original<typeof import("@endstation/match")>()),
  pushName: async (endpoint: string) => endpoint,
}));

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  Object.assign(world, {
    support: "possible",
    permission: "granted",
    own: "mine",
    serverPushes: true,
  });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path === "/api/push-key") {
      return world.serverPushes
        ? Response.json({ key: "key" })
        : Response.json({ error: { code: "no-push" } }, { status: 404 });
    }
    const { push } = JSON.parse(String(init!.body)) as { push: { endpoint: string } | null };
    const name = push?.endpoint ?? null;
    sent.push(name);
    return Response.json({ push: name, webhook: null });
  });
});

const restore = (push: string | null) => restorePush("m", { push, webhook: null });

describe("when a match is opened", () => {
  test.each<
    [string, { kept: string | null; at: string | null; own: string | null }, string, unknown[]]
  >([
    ["it was never on", { kept: null, at: null, own: "mine" }, "off", []],
    ["it is on at another device", { kept: null, at: "other", own: "mine" }, "off", []],
    ["it is on here", { kept: "mine", at: "mine", own: "mine" }, "on", []],
    ["the browser has another now", { kept: "old", at: "old", own: "mine" }, "on", ["mine"]],
    ["the match has forgotten it", { kept: "mine", at: null, own: "mine" }, "on", ["mine"]],
    ["another device took it over", { kept: "mine", at: "other", own: "mine" }, "off", []],
    ["the browser has none to give", { kept: "mine", at: "mine", own: null }, "off", []],
  ])("and %s", async (_, { kept, at, own }, state, told) => {
    if (kept) keepPush("m", kept);
    world.own = own;
    expect(await restore(at)).toBe(state);
    expect(sent).toEqual(told);
    expect(pushOf("m")).toBe(state === "on" ? "mine" : own === null ? kept : null);
  });

  test("and the player has taken the permission back, it is off", async () => {
    keepPush("m", "mine");
    world.permission = "default";
    expect(await restore("mine")).toBe("off");
    expect(pushOf("m")).toBeNull();
    world.permission = "denied";
    expect(await restore("mine")).toBe("denied");
  });

  test.each(["insecure", "unsupported"])("in a page that is %s, it says so", async (support) => {
    world.support = support;
    expect(await restore(null)).toBe(support);
  });

  test("of a server without push, it says so", async () => {
    world.serverPushes = false;
    expect(await restore(null)).toBe("unavailable");
  });
});

describe("the switch", () => {
  test("sends the subscription to the match, and ends it", async () => {
    expect(await turnPushOn("m")).toEqual({ ok: true, value: "on" });
    expect(pushOf("m")).toBe("mine");
    expect(await turnPushOff("m")).toEqual({ ok: true, value: "off" });
    expect(pushOf("m")).toBeNull();
    expect(sent).toEqual(["mine", null]);
  });

  test("stays off without the permission, a push service or a server that pushes", async () => {
    world.permission = "default";
    expect(await turnPushOn("m")).toEqual({ ok: true, value: "off" });
    world.permission = "denied";
    expect(await turnPushOn("m")).toEqual({ ok: true, value: "denied" });
    world.permission = "granted";
    world.own = null;
    expect(await turnPushOn("m")).toEqual({ ok: false, error: "push-failed" });
    world.serverPushes = false;
    expect(await turnPushOn("m")).toEqual({ ok: true, value: "unavailable" });
    expect(sent).toEqual([]);
    expect(pushOf("m")).toBeNull();
  });
});
