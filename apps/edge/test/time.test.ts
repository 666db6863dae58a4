import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { NO_TERMS, type Terms } from "@endstation/match";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask, HOOK } from "./asking.ts";
import { Client, call } from "./client.ts";
import { anyMove, anyTurn, endsTurn, playOn, started, turn } from "./game.ts";

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:00Z") });
});
afterAll(() => {
  vi.useRealTimers();
});

const DAY = 86_400_000;
const perMove = (ms: number, timeout: Terms["timeout"] = "random"): Terms => ({
  ...NO_TERMS,
  clock: { per: "move", ms },
  timeout,
});
const stubOf = (id: string) => env.MATCH.getByName(id);
const ring = (id: string) => runInDurableObject(stubOf(id), (object) => object.alarm());
const armed = (id: string) =>
  runInDurableObject(stubOf(id), (_, { storage }) => storage.getAlarm());
const rowsOf = (id: string) =>
  runInDurableObject(
    stubOf(id),
    (_, { storage }) => storage.sql.exec("SELECT seq FROM event").toArray().length,
  );

test("the alarm makes the move of a turn whose time is over, and all are told", async () => {
  const { match, players } = await started({ players: 2 }, "cable-car", perMove(60_000));
  const [one] = players;
  const { player } = turn(players)!;
  expect(await armed(match.id)).toBe(Date.now() + 60_000);
  vi.setSystemTime(Date.now() + 60_000);
  await ring(match.id);
  await one!.until(() => one!.table.moves.some(({ auto }) => auto === "time") || undefined);
  await Promise.all(players.map((other) => other.at(one!.table.seq)));
  expect(turn(players)!.player).not.toBe(player);
  expect(await armed(match.id)).toBe(Date.now() + 60_000);
});

test("an alarm that rings early, late or twice does nothing twice", async () => {
  const { match } = await started({ players: 2 }, "cable-car", perMove(60_000));
  const rows = await rowsOf(match.id);
  await ring(match.id);
  expect(await rowsOf(match.id)).toBe(rows);
  vi.setSystemTime(Date.now() + 90_000);
  await ring(match.id);
  const after = await rowsOf(match.id);
  expect(after).toBeGreaterThan(rows);
  await ring(match.id);
  await ring(match.id);
  expect(await rowsOf(match.id)).toBe(after);
});

test("an alarm that rings just before its time is armed anew for no less than a second later", async () => {
  const { match } = await started({ players: 2 }, "cable-car", perMove(60_000));
  vi.setSystemTime(Date.now() + 59_900);
  await ring(match.id);
  expect(await armed(match.id)).toBe(Date.now() + 1000);
  vi.setSystemTime(Date.now() + 1000);
  await ring(match.id);
  expect(await armed(match.id)).toBe(Date.now() + 60_000);
});

test("a turn whose time is over while notices are sent is ended by the same alarm", async () => {
  const { match, players } = await started({ players: 2 }, "cable-car", perMove(60_000));
  const { player } = turn(players)!;
  const other = players.find((one) => one !== player)!;
  await ask(match.id, `P${other.place}`, { webhook: HOOK });
  await playOn(players, anyTurn, 1);
  const { seq } = other.table;
  vi.setSystemTime(Date.now() + 58_000);
  const posts = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    vi.setSystemTime(Date.now() + 5000);
    return new Response();
  });
  await ring(match.id);
  expect(posts).toHaveBeenCalledTimes(1);
  posts.mockRestore();
  expect(await armed(match.id)).toBe(Date.now() + 60_000);
  await other.until(() => other.table.seq > seq || undefined);
  const late = other.table.moves.filter(({ auto }) => auto === "time");
  // The lot may draw before it lays: still one turn.
  expect(late.filter(({ move }) => endsTurn(move))).toHaveLength(1);
});

test("an alarm armed by another while one is sending is no less than a second off", async () => {
  const { match, players } = await started({ players: 2 }, "cable-car", perMove(60_000));
  const { player } = turn(players)!;
  const other = players.find((one) => one !== player)!;
  await ask(match.id, `P${other.place}`, { webhook: HOOK });
  await playOn(players, anyTurn, 1);
  vi.setSystemTime(Date.now() + 20_000);
  let during: number | null = null;
  const posts = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    vi.setSystemTime(Date.now() + 39_950);
    await call(`/matches/${match.id}`);
    during = await armed(match.id);
    return new Response();
  });
  await ring(match.id);
  posts.mockRestore();
  expect(during).toBe(Date.now() + 1000);
});

test("without an alarm the time is over all the same for whoever comes", async () => {
  const { match } = await started({ players: 2 }, "cable-car", perMove(60_000, "lose"));
  vi.setSystemTime(Date.now() + 60_000);
  const watcher = await Client.hello(match.id);
  expect(watcher.table.ended).toMatchObject({ how: "time" });
  const record = await call(`/matches/${match.id}/record`);
  expect(await record.json()).toMatchObject({ ended: { how: "time" }, seed: { match: match.id } });
});

test("a clock that is put off by moves is armed once, and anew when it has rung", async () => {
  const { match, players } = await started({ players: 2 }, "cable-car", perMove(DAY));
  const first = await armed(match.id);
  await playOn(players, anyMove, 10);
  expect(await armed(match.id)).toBe(first);
  vi.setSystemTime(first!);
  const rows = await rowsOf(match.id);
  await ring(match.id);
  expect(await rowsOf(match.id)).toBe(rows);
  expect(await armed(match.id)).toBeGreaterThan(first!);
});

test("a slow match is kept for 90 days after its last event, and for no less than two clocks", async () => {
  const { match } = await started({ players: 2 }, "cable-car", {
    ...NO_TERMS,
    clock: { per: "game", ms: 14 * DAY },
  });
  await runInDurableObject(stubOf(match.id), async (object, { storage }) => {
    await storage.deleteAlarm();
    vi.setSystemTime(Date.now() + 15 * DAY);
    await object.alarm();
    expect(await storage.getAlarm()).toBeGreaterThan(Date.now() + 10 * DAY);
  });
});
