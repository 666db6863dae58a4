import { listDurableObjectIds } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { makeMatchId, readMatchId } from "@endstation/match";
import { describe, expect, test } from "vitest";
import { Client, call, create } from "./client.ts";

const created = (body: unknown) =>
  call("/matches", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("creating", () => {
  test("gives an id that tells the game and the places, and an invite", async () => {
    const match = await create({ players: 5 });
    expect(readMatchId(match.id)).toEqual({ kind: 1, players: 5 });
    expect(match.invite).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  test.each<[string, unknown, number, string]>([
    ["no JSON", "{", 400, "malformed"],
    ["a key too many", { game: "cable-car", options: {}, x: 1 }, 400, "malformed"],
    ["another game", { game: "chess", options: {} }, 400, "unknown-game"],
    ["a name of every object", { game: "constructor", options: {} }, 400, "unknown-game"],
    ["seven players", { game: "cable-car", options: { players: 7 } }, 400, "bad-options"],
    ["an unknown option", { game: "cable-car", options: { players: 2, x: 1 } }, 400, "bad-options"],
    ["5 KB", { game: "cable-car", options: { x: "y".repeat(5000) } }, 413, "too-large"],
  ])("with %s is refused", async (_, body, status, code) => {
    const response = await created(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  });
});

/** The address of a caller, for whom a test counts. */
const caller = (number: number) => ({ "CF-Connecting-IP": `198.51.100.${number}` });

/**
 * What `asks` comes to within one minute of the clock, which the door counts by: where a minute
 * ends meanwhile and gives all of it back, it is asked again by the next caller.
 */
async function inOneMinute<Seen>(first: number, asks: (caller: number) => Promise<Seen>) {
  const minute = () => Math.floor(Date.now() / 60_000);
  for (let number = first; ; number++) {
    const began = minute();
    const seen = await asks(number);
    if (minute() === began) return seen;
  }
}

test("one caller creates 30 matches a minute at most", async () => {
  const body = JSON.stringify({ game: "cable-car", options: { players: 2 } });
  const statuses = await inOneMinute(10, async (number) => {
    const init = { method: "POST", body, headers: caller(number) };
    const seen: number[] = [];
    for (let i = 0; i < 31; i++) seen.push((await call("/matches", init)).status);
    return seen;
  });
  expect(statuses).toEqual([...Array(30).fill(201), 429]);
});

test("one caller opens matches 600 times a minute at most, by whatever route", async () => {
  const { id } = await create();
  const ask = async (path: string, number: number, init: RequestInit = {}) =>
    (await call(`/matches/${id}${path}`, { ...init, headers: caller(number) })).status;
  const paths = ["", "/record", "/notices", "/socket"];
  const other = 1;
  const seen = await inOneMinute(50, async (greedy) => {
    const first = await ask("", greedy);
    const key = caller(greedy)["CF-Connecting-IP"];
    let spent = 1;
    for (let left = true; left; ) {
      const calls = Array.from({ length: 50 }, () => env.OPEN_LIMIT.limit({ key }));
      const passed = (await Promise.all(calls)).filter(({ success }) => success).length;
      spent += passed;
      left = passed === calls.length;
    }
    const refused = await Promise.all([
      ...paths.map((path) => ask(path, greedy)),
      ask("/commands", greedy, { method: "POST", body: "{" }),
      ask("/notices", greedy, { method: "PUT", body: "{" }),
    ]);
    const others = await Promise.all(paths.map((path) => ask(path, other)));
    return { first, spent, refused, others };
  });
  expect(seen).toMatchObject({ first: 200, spent: 600, refused: Array(6).fill(429) });
  expect(seen.others).not.toContain(429);
});

describe("ids", () => {
  const forged = makeMatchId(
    { kind: 1, players: 2 },
    new Uint8Array(16),
    new TextEncoder().encode("not the key"),
  );

  test.each(["", "/record", "/socket"])("a forged one at %j reaches no object", async (path) => {
    const before = await listDurableObjectIds(env.MATCH);
    const response = await call(`/matches/${forged}${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "unknown-match" } });
    expect(await listDurableObjectIds(env.MATCH)).toEqual(before);
  });

  test("one of ours that was never used leaves nothing behind", async () => {
    const unused = makeMatchId(
      { kind: 1, players: 2 },
      new Uint8Array(16),
      new TextEncoder().encode("a key for tests"),
    );
    for (const path of ["", "/record", "/socket"]) {
      const response = await call(`/matches/${unused}${path}`, {
        headers: path === "/socket" ? { Upgrade: "websocket" } : {},
      });
      expect(response.status).toBe(404);
    }
  });
});

describe("headers", () => {
  test("answers are not kept, framed or sniffed", async () => {
    const { headers } = await call("/health");
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
  });

  test("a foreign origin is refused, on sockets too; our own is not", async () => {
    const { id } = await create();
    for (const path of ["/health", `/matches/${id}`, `/matches/${id}/socket`]) {
      for (const Origin of ["https://elsewhere.test", "null"]) {
        const response = await call(path, { headers: { Origin, Upgrade: "websocket" } });
        expect(response.status).toBe(403);
      }
    }
    const own = await call("/health", { headers: { Origin: "http://endstation.test" } });
    expect(own.status).toBe(200);
  });

  test("no GET or HEAD changes a match", async () => {
    const { id } = await create();
    const look = async () => ((await (await call(`/matches/${id}`)).json()) as { seq: number }).seq;
    const before = await look();
    for (const method of ["GET", "HEAD"]) await call(`/matches/${id}`, { method });
    expect(await look()).toBe(before);
  });

  test("what is not there is a 404 with a sentence", async () => {
    const response = await call("/nothing");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not-found" } });
  });
});

describe("frames", () => {
  test("three malformed ones close the socket", async () => {
    const { id } = await create();
    const client = await Client.hello(id);
    for (const text of ["{", '{"t":"cheat"}', "[]"]) client.say(text);
    expect(await client.whenClosed()).toBe(1008);
    expect((await client.frame("error")).error.code).toBe("malformed");
  });

  test("one that is too large closes it at once", async () => {
    const { id } = await create();
    const client = await Client.hello(id);
    client.say("x".repeat(5000));
    expect(await client.whenClosed()).toBe(1009);
  });

  test("a page of another version is told so", async () => {
    const { id } = await create();
    const client = await Client.open(id);
    client.say({ t: "hello", pv: 99, have: 0 });
    expect((await client.frame("error")).error.code).toBe("version");
  });

  test("a command before hello is refused, and nothing is told before it", async () => {
    const { id } = await create();
    const client = await Client.open(id);
    client.say({ t: "cmd", id: "c".repeat(22), base: 0, action: { type: "start" } });
    expect((await client.frame("error")).error.code).toBe("malformed");
    expect(client.texts).toHaveLength(1);
  });

  test("a ping is answered without the match", async () => {
    const { id } = await create();
    const client = await Client.open(id);
    client.say("ping");
    await client.until(() => (client.texts.includes("pong") ? true : undefined));
    // A frame that the match had read would have been called wrong.
    expect(client.texts).toEqual(["pong"]);
  });
});
