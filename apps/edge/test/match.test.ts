import { abortAllDurableObjects, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { checkRecord } from "@endstation/engine";
import type { Action } from "@endstation/match";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Client, call, commandId, create, tokenOf } from "./client.ts";
import { anyMove, legalMoves, playOn, seated, started, turn } from "./game.ts";

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:00Z") });
});
afterAll(() => {
  vi.useRealTimers();
});

/** The action that makes one move. */
const makes = (move: string): Action => ({ type: "move", moves: [move] });

const stubOf = (id: string) => env.MATCH.getByName(id);

describe("a whole match", () => {
  test.each([2, 3])("%i players, from the creation to a record that replays", async (count) => {
    const { match, players } = await started({ players: count });
    const watcher = await Client.hello(match.id);
    await playOn(players, anyMove);
    const record = await (await call(`/matches/${match.id}/record`)).json();
    expect(checkRecord(record, { verify: true })).toMatchObject({
      ok: true,
      value: { finished: true },
    });
    await watcher.at(players[0]!.table.seq);
    expect(watcher.table.moves).toEqual(players[0]!.table.moves);
    expect(watcher.table.view).toEqual({ deal: {}, hand: [], drawn: null });
  });

  test("the record is refused until the end", async () => {
    const { match, players } = await started({ players: 2 });
    await playOn(players, anyMove, 10);
    const response = await call(`/matches/${match.id}/record`);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: "not-over" } });
  });

  test("60 tiles without a draw write one row each, and few besides", async () => {
    const created = Date.now();
    const { match, players } = await started({ players: 4 });
    await playOn(players, (moves) => moves.find((move) => move !== "draw")!);
    const { events, alarm } = await runInDurableObject(
      stubOf(match.id),
      async (_, { storage }) => ({
        events: storage.sql.exec("SELECT seq FROM event").toArray().length,
        alarm: await storage.getAlarm(),
      }),
    );
    // The creation, four joins, the start and 60 moves; besides, the match's own row and an
    // alarm that was armed once.
    expect(events).toBe(66);
    expect(alarm).toBe(created + 30 * 86_400_000);
  });
});

describe("commands", () => {
  test("the same id twice is done once, and answered alike", async () => {
    const { players } = await started({ players: 2 });
    const { player, moves } = turn(players)!;
    const id = commandId();
    const move = makes(moves[0]!);
    const first = await player.do(move, { id, base: 0 });
    const { length } = player.texts;
    player.say({ t: "cmd", id, base: 0, action: move });
    await player.until(() => (player.texts.length > length ? true : undefined));
    expect(JSON.parse(player.texts.at(-1)!)).toEqual(first);
    expect(player.table.moves).toHaveLength(1);
  });

  test("it is done once even when the object was restarted in between", async () => {
    const { match, players } = await started({ players: 2 });
    const { player, moves } = turn(players)!;
    const id = commandId();
    const move = makes(moves[0]!);
    const first = await player.do(move, { id, base: 0 });
    await abortAllDurableObjects();
    const again = await Client.hello(match.id, `P${player.place}`);
    expect(await again.do(move, { id, base: 0 })).toEqual(first);
    expect(again.table.moves).toHaveLength(1);
  });

  test("two different ones for one position: the first is made, the second is refused", async () => {
    const { players } = await started({ players: 2 });
    const { player, moves } = turn(players)!;
    const [first, second] = await Promise.all([
      player.do(makes(moves[0]!), { base: 0 }),
      player.do(makes(moves[1]!), { base: 0 }),
    ]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ ok: false, error: { code: "stale" } });
    expect(player.table.moves.map(({ move }) => move)).toEqual([moves[0]]);
  });

  test("an illegal one names its rule, and changes nothing", async () => {
    const { match, players } = await started({ players: 2 });
    const { player, moves } = turn(players)!;
    const bad = makes(`${moves[0]!.slice(0, 4)}@d4`);
    expect(await player.do(bad)).toMatchObject({
      ok: false,
      error: { code: "illegal", fault: { rule: "CC-1" } },
    });
    const response = await call(`/matches/${match.id}`);
    expect(await response.json()).toMatchObject({ seq: player.table.seq });
  });

  test("out of turn and as a watcher it is refused", async () => {
    const { match, players } = await started({ players: 2 });
    const { player, moves } = turn(players)!;
    const move = makes(moves[0]!);
    const other = players.find((one) => one !== player)!;
    expect(await other.do(move)).toMatchObject({ error: { code: "not-your-turn" } });
    const watcher = await Client.hello(match.id);
    expect(await watcher.do(move)).toMatchObject({ error: { code: "not-seated" } });
  });

  test("more than a person can say is refused, and a moment later it is taken", async () => {
    const { players } = await started({ players: 2 });
    const { player, moves } = turn(players)!;
    for (let i = 0; i < 30; i++) await player.do({ type: "start" });
    const move = makes(moves[0]!);
    expect(await player.do(move)).toMatchObject({ ok: false, error: { code: "too-many" } });
    vi.setSystemTime(Date.now() + 1000);
    expect(await player.do(move)).toMatchObject({ ok: true });
  });
});

describe("seats", () => {
  test("a token gives the seat back on a new socket, with what that seat knows", async () => {
    const { match, players } = await started({ players: 3, hand: 2 });
    await playOn(players, anyMove, 11);
    for (const player of players) {
      player.socket.close();
      const again = await Client.hello(match.id, `P${player.place}`);
      expect(again.place).toBe(player.place);
      expect(again.table).toEqual(player.table);
      expect(legalMoves(again)).toEqual(legalMoves(player));
    }
  });

  test("a token that opens nothing makes a watcher", async () => {
    const { match } = await started({ players: 2 });
    const stranger = await Client.hello(match.id, "stranger");
    expect(stranger.place).toBeNull();
    expect(stranger.table.view.hand).toEqual([]);
  });

  test("one seat on two sockets: both live, and one move wins", async () => {
    const { match, players } = await started({ players: 2 });
    const { player, moves } = turn(players)!;
    const twin = await Client.hello(match.id, `P${player.place}`);
    const answers = await Promise.all([player.do(makes(moves[0]!)), twin.do(makes(moves[1]!))]);
    expect(answers.map((answer) => answer.t === "answer" && answer.ok)).toEqual([true, false]);
    await twin.at(player.table.seq);
    expect(twin.table).toEqual(player.table);
    expect([player.closed, twin.closed]).toEqual([null, null]);
  });

  test("the fifth socket of a seat closes the oldest", async () => {
    const { match, players } = await started({ players: 2 });
    for (let i = 0; i < 4; i++) {
      vi.setSystemTime(Date.now() + 1000);
      await Client.hello(match.id, "P0");
    }
    expect(await players[0]!.whenClosed()).toBe(4001);
    expect(players[1]!.closed).toBeNull();
  });

  test("two who take the last seat at once: one owns it, the other watches", async () => {
    const { id, invite } = await create({ players: 2 });
    const host = await Client.hello(id);
    await host.join(invite, "Host", "red");
    const [a, b] = await Promise.all([Client.hello(id), Client.hello(id)]);
    const answers = await Promise.all([a.join(invite, "A", "blue"), b.join(invite, "B", "green")]);
    expect(answers.filter((answer) => answer.t === "answer" && answer.ok)).toHaveLength(1);
    expect([a.place, b.place].filter((place) => place === null)).toHaveLength(1);
  });

  test("who leaves the lobby watches, and the seat is free", async () => {
    const { match, players } = await seated({ players: 2 });
    await players[1]!.do({ type: "leave" });
    expect(players[1]!.place).toBeNull();
    const next = await Client.hello(match.id);
    expect(await next.join(match.invite, "Next", "brown")).toMatchObject({ ok: true });
    expect(next.place).toBe(1);
  });

  test("no secret is at rest or on the wire", async () => {
    const { match, players } = await started({ players: 2 });
    await playOn(players, anyMove, 5);
    const stored = await runInDurableObject(stubOf(match.id), (_, { storage }) =>
      JSON.stringify(storage.sql.exec("SELECT * FROM event").toArray()),
    );
    const sent = players.flatMap((player) => player.texts).join();
    for (const secret of [tokenOf("P0"), tokenOf("P1"), match.invite]) {
      expect(stored).not.toContain(secret);
      expect(sent).not.toContain(secret);
    }
  });
});

describe("presence", () => {
  test("who is here is told at once, who leaves too", async () => {
    const { match, players } = await seated({ players: 3 });
    const [first, second] = players;
    expect((await first!.frame("presence")).presence.here).toEqual([0, 1, 2]);
    second!.socket.close();
    await first!.until(() => {
      const last = first!.frames().findLast((frame) => frame.t === "presence");
      return last?.t === "presence" && !last.presence.here.includes(1) ? true : undefined;
    });
    const watcher = await Client.hello(match.id);
    expect((await watcher.frame("welcome")).presence).toEqual({ here: [0, 2], watching: 1 });
  });

  test("a socket that has gone silent does not count for whoever looks", async () => {
    const { match } = await seated({ players: 2 });
    vi.setSystemTime(Date.now() + 61_000);
    const watcher = await Client.hello(match.id);
    expect((await watcher.frame("welcome")).presence).toEqual({ here: [], watching: 1 });
  });
});

test("when a place's last connection went outlives the object's sleep, and goes with the match", async () => {
  const { match, players } = await started({ players: 3 });
  vi.setSystemTime(Date.now() + 600_000);
  players[0]!.socket.close();
  await players[0]!.whenClosed();
  await abortAllDurableObjects();
  const other = await Client.hello(match.id, "P1");
  expect(await other.do({ type: "host", place: 1 })).toMatchObject({
    error: { code: "not-away" },
  });
  vi.setSystemTime(Date.now() + 180_000);
  expect(await other.do({ type: "host", place: 1 })).toMatchObject({ ok: true });
});

describe("the end of a match's life", () => {
  test("30 days after its last event it is deleted, and not before", async () => {
    const { match, players } = await started({ players: 2 });
    vi.setSystemTime(Date.now() + 20 * 86_400_000);
    await playOn(players, anyMove, 1);
    vi.setSystemTime(Date.now() + 11 * 86_400_000);
    await runInDurableObject(stubOf(match.id), (object) => object.alarm());
    expect((await call(`/matches/${match.id}`)).status).toBe(200);
    vi.setSystemTime(Date.now() + 20 * 86_400_000);
    await runInDurableObject(stubOf(match.id), (object) => object.alarm()).catch(() => {});
    const response = await call(`/matches/${match.id}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "unknown-match" } });
  });
});
