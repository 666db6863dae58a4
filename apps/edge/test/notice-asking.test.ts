import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ask, catchMail, ENDPOINT, HOOK, pass, stubOf } from "./asking.ts";
import { subscribe } from "./browser.ts";
import { Client, call, create, tokenOf } from "./client.ts";
import { anyMove, playOn, seated, started } from "./game.ts";
import { mailOf } from "./mail.ts";

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("asking", () => {
  test("takes the token of the seat", async () => {
    const { match } = await started({ players: 2 });
    for (const name of [null, "stranger"]) {
      for (const request of [undefined, { webhook: HOOK }]) {
        const { status, body } = await ask(match.id, name, request);
        expect([status, body.error?.code]).toEqual([403, "not-seated"]);
      }
    }
  });

  test("shows no place what another has asked for", async () => {
    const { match } = await started({ players: 2 });
    await ask(match.id, "P0", { webhook: HOOK });
    expect((await ask(match.id, "P1")).body).toEqual({ push: null, webhook: null });
    expect((await ask(match.id, "P1", { webhook: null })).body.webhook).toBeNull();
    expect((await ask(match.id, "P0")).body.webhook).toBe("hooks.example.org");
  });

  test("again replaces, and null ends, only what it names", async () => {
    const { match } = await started({ players: 2 });
    const [phone, desk] = await Promise.all([subscribe(`${ENDPOINT}a`), subscribe(`${ENDPOINT}b`)]);
    const first = await ask(match.id, "P0", { push: phone.subscription, webhook: HOOK });
    const second = await ask(match.id, "P0", { push: desk.subscription });
    expect(first.body.push).toMatch(/^[\w-]{16}$/);
    expect(second.body.push).not.toBe(first.body.push);
    expect(second.body).toMatchObject({ webhook: "hooks.example.org" });
    expect((await ask(match.id, "P0", { push: null })).body).toEqual({
      push: null,
      webhook: "hooks.example.org",
    });
    const rows = await runInDurableObject(stubOf(match.id), (_, { storage }) =>
      storage.sql.exec("SELECT way FROM notice").toArray(),
    );
    expect(rows).toEqual([{ way: "webhook" }]);
  });

  test.each([
    ["no JSON", "{", "malformed"],
    ["a list", "[]", "malformed"],
    ["a key too many", { more: 1 }, "malformed"],
    ["a number", { webhook: 1 }, "malformed"],
    ["a bad subscription", { push: {} }, "bad-subscription"],
    ["an unknown push service", { push: "elsewhere" }, "push-host"],
    ["an address inside", { webhook: "https://127.0.0.1/" }, "address-ip"],
  ])("for %s is refused with a sentence", async (_, body, code) => {
    const { match } = await started({ players: 2 });
    const elsewhere = { push: (await subscribe("https://push.example.org/")).subscription };
    const asked = typeof body === "object" && "push" in body && body.push === "elsewhere";
    const response = await call(`/matches/${match.id}/notices`, {
      method: "PUT",
      body: typeof body === "string" ? body : JSON.stringify(asked ? elsewhere : body),
      headers: { Authorization: `Bearer ${tokenOf("P0")}` },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  });

  test("is bounded in size, and comes from the match's own page only", async () => {
    const { match } = await started({ players: 2 });
    const path = `/matches/${match.id}/notices`;
    const large = await call(path, { method: "PUT", body: "x".repeat(5000) });
    expect(large.status).toBe(413);
    const foreign = await call(path, { headers: { Origin: "https://elsewhere.test" } });
    expect(foreign.status).toBe(403);
  });

  test("of a server gives its key for push", async () => {
    const response = await call("/push-key");
    expect(await response.json()).toEqual({
      key: (env as unknown as Record<string, string>).VAPID_PUBLIC_KEY,
    });
  });
});

describe("what is kept", () => {
  const tables = (id: string) =>
    runInDurableObject(stubOf(id), (_, { storage }) =>
      storage.sql
        .exec("SELECT name FROM sqlite_master WHERE name = 'notice'")
        .toArray()
        .map(({ name }) => name),
    );

  test("is nothing until someone asks for a notice", async () => {
    const { match, players } = await started({ players: 2 });
    await ask(match.id, "P0");
    await ask(match.id, "P0", {});
    await ask(match.id, "P0", { push: null });
    await playOn(players, anyMove, 3);
    expect(await tables(match.id)).toEqual([]);
    await ask(match.id, "P0", { webhook: HOOK });
    expect(await tables(match.id)).toEqual(["notice"]);
  });

  test("goes with the match", async () => {
    const { match } = await started({ players: 2 });
    await ask(match.id, "P0", { webhook: HOOK });
    await pass(match.id, 31 * 86_400).catch(() => {
      // The object resets itself when it has deleted all.
    });
    expect((await call(`/matches/${match.id}`)).status).toBe(404);
    expect(await tables(match.id)).toEqual([]);
  });

  test("goes with whoever leaves the seat: the next one has asked for nothing", async () => {
    const { match, players } = await seated({ players: 2 });
    await ask(match.id, "P1", { webhook: HOOK });
    await players[1]!.do({ type: "leave" });
    const next = await Client.hello(match.id);
    await next.join(match.invite, "Next", "brown");
    expect((await ask(match.id, "Next")).body).toEqual({ push: null, webhook: null });
  });

  test("a lobby that nobody starts tells nobody anything", async () => {
    const { id, invite } = await create({ players: 2 });
    const host = await Client.hello(id);
    await host.join(invite, "P0", "red");
    await ask(id, "P0", { webhook: HOOK });
    catchMail(id);
    await pass(id, 60);
    expect(await mailOf(id)).toEqual([]);
  });
});
