import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { checkRecord, GAMES, type GameId, gameOf } from "@endstation/engine";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Client, call, create } from "./client.ts";
import { anyMove, legalMoves } from "./game.ts";

const stubOf = (id: string) => env.MATCH.getByName(id);
const armed = (id: string) =>
  runInDurableObject(stubOf(id), (_, { storage }) => storage.getAlarm());
const ring = (id: string) => runInDurableObject(stubOf(id), (object) => object.alarm());

/** A person alone among bots, in a match that has begun. */
async function alone(
  players: number,
  game?: GameId,
): Promise<{ id: string; host: Client; level: string }> {
  const { id, invite } = await create({ players }, game);
  const host = await Client.hello(id);
  await host.join(invite, "Mira", "red");
  const { status } = await host.frame("welcome");
  const level = status.levels[0] as "novice";
  for (let place = 1; place < players; place++) {
    expect(await host.do({ type: "enlist", place, level })).toMatchObject({ ok: true });
  }
  await host.do({ type: "start" });
  return { id, host, level };
}

/** Plays a move as soon as the bots have let it be the person's turn. */
async function play(host: Client, ply: number): Promise<void> {
  const moves = await host.until(() =>
    legalMoves(host).length > 0 ? legalMoves(host) : undefined,
  );
  await host.do({ type: "move", moves: [anyMove(moves, ply)] });
}

afterEach(() => {
  vi.useRealTimers();
});

test("a bot moves by itself after a pause, without an alarm of its own for each move", async () => {
  const { id, host } = await alone(2);
  await play(host, 1);
  const first = await armed(id);
  for (let ply = 2; ply < 4; ply++) await play(host, ply);
  await host.until(() => (legalMoves(host).length > 0 ? true : undefined));
  const { moves } = host.table;
  for (const [i, { bot, at }] of moves.entries()) {
    if (bot) expect(at - (moves[i - 1]?.at ?? at - 700)).toBeGreaterThanOrEqual(700);
  }
  expect(moves.filter(({ bot }) => bot).length).toBeGreaterThanOrEqual(3);
  expect(await armed(id)).toBe(first);
});

test("the alarm makes a bot's move where the object was cut off in its pause, and makes it once", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:00Z") });
  const { id, host, level } = await alone(3);
  if (legalMoves(host).length > 0) await play(host, 1);
  const { length } = host.table.moves;
  await abortAllDurableObjects();
  expect(await armed(id)).toBeLessThanOrEqual(Date.now() + 31_000);
  vi.setSystemTime(Date.now() + 31_000);
  for (let twice = 0; twice < 2; twice++) await ring(id);
  const again = await Client.hello(id, "Mira");
  expect(again.table.moves).toHaveLength(length + 1);
  expect(again.table.moves.at(-1)).toMatchObject({ bot: level });
});

test("who comes by without a socket finds the bots' moves made", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:00Z") });
  const { id, host, level } = await alone(2);
  if (legalMoves(host).length > 0) await play(host, 1);
  const { seq } = host.table;
  await abortAllDurableObjects();
  vi.setSystemTime(Date.now() + 700);
  const look = await (await call(`/matches/${id}?pv=3&have=${seq}`)).json();
  expect(look).toMatchObject({ events: [{ type: "moved", bot: level }] });
});

describe.each(Object.keys(GAMES) as GameId[])("%s", (id) => {
  test("a person alone plays against bots, evicted on the way, to a record that replays", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:00Z") });
    const { id: match, host, level } = await alone(gameOf(id).seats.min, id);
    for (let ply = 0; ply < 16; ply++) {
      vi.setSystemTime(Date.now() + 1000);
      if (legalMoves(host).length === 0) await ring(match);
      else {
        // While a bot's move is awaited the object is not given up.
        if (ply % 5 === 0) await evictDurableObject(stubOf(match));
        await play(host, ply);
      }
      await runInDurableObject(stubOf(match), () => {});
    }
    await host.do({ type: "resign" });
    const record = await (await call(`/matches/${match}/record`)).json();
    expect(checkRecord(record, { verify: true })).toMatchObject({
      ok: true,
      value: { finished: true },
    });
    expect(record).toMatchObject({ bots: expect.arrayContaining([null, level]) });
  }, 60_000);
});
