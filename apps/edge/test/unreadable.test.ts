import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { pass, stubOf } from "./asking.ts";
import { call, create } from "./client.ts";
import { seated } from "./game.ts";

// What an older build does with a match of a newer one, and that the newer one finds it whole.

let lines: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  lines = [];
  vi.spyOn(console, "error").mockImplementation((line: unknown) => void lines.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  vi.useRealTimers();
});

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** All that a match has stored, and its alarm. */
const stored = (id: string) =>
  runInDurableObject(stubOf(id), async (_, { storage }) => ({
    log: storage.sql.exec("SELECT * FROM event ORDER BY seq").toArray(),
    kept: [...storage.kv.list()],
    alarm: await storage.getAlarm(),
  }));

const exec = async (id: string, ...queries: readonly string[]) => {
  await runInDurableObject(stubOf(id), (_, { storage: { sql } }) => {
    for (const query of queries) sql.exec(query);
  });
  await evictDurableObject(stubOf(id), { webSockets: "close" });
};

/** How a match comes to be of a later build, and what brings it back to this one's. */
const LATER = [
  [
    "an event",
    `INSERT INTO event VALUES (99, 0, NULL, '{"type":"later"}')`,
    "DELETE FROM event WHERE seq = 99",
  ],
  [
    "rules",
    "UPDATE event SET body = json_set(body, '$.rules', 1000 + json_extract(body, '$.rules')) WHERE seq = 1",
    "UPDATE event SET body = json_set(body, '$.rules', json_extract(body, '$.rules') - 1000) WHERE seq = 1",
  ],
] as const;

test.each(LATER)(
  "a match with %s of a later build is refused, and left as it is",
  async (_, harm) => {
    const { id } = await create();
    await exec(id, harm);
    const before = await stored(id);
    for (const path of [`/matches/${id}`, `/matches/${id}/record`, `/matches/${id}/socket`]) {
      const response = await call(path, { headers: { Upgrade: "websocket" } });
      expect(response.status).toBe(500);
      const { error } = (await response.json()) as { error: Record<string, unknown> };
      expect(error).toMatchObject({ code: "internal", report: expect.stringMatching(/^\w{6}$/) });
      const line = JSON.parse(lines.pop()!) as Record<string, unknown>;
      expect(line).toMatchObject({
        report: error.report,
        message: expect.stringMatching(/^This build /),
      });
      expect(lines).toEqual([]);
    }
    expect(await stored(id)).toEqual(before);
  },
);

test.each(LATER)(
  "a match with %s of a later build keeps its alarm, and goes on in that build",
  async (_, harm, mend) => {
    const { id } = await create();
    await exec(id, harm);
    const before = await stored(id);
    // Longer than the match is kept: it is no match of this build to delete.
    for (const seconds of [31 * DAY_S, HOUR_S, HOUR_S]) {
      await pass(id, seconds);
      const { alarm, ...rest } = await stored(id);
      expect({ ...rest, alarm: before.alarm }).toEqual(before);
      expect(alarm! - Date.now()).toBeGreaterThan(0);
      expect(alarm! - Date.now()).toBeLessThanOrEqual(HOUR_S * 1000);
    }
    expect(lines).toEqual([]);
    await exec(id, mend);
    await pass(id, HOUR_S).catch(() => {
      // The object that deletes itself ends with this.
    });
    expect((await call(`/matches/${id}`)).status).toBe(404);
  },
);

test("a socket from before the older build is closed", async () => {
  const { match, players } = await seated({ players: 2 });
  const { id } = match;
  await runInDurableObject(stubOf(id), (_, { storage: { sql } }) => void sql.exec(LATER[0][1]));
  const before = await stored(id);
  await evictDurableObject(stubOf(id));
  players[0]!.socket.send("{}");
  await expect.poll(() => players[0]!.closed).toBe(1011);
  expect(await stored(id)).toEqual(before);
});
