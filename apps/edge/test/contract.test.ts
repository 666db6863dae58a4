import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { checkRecord, GAMES, type GameId, gameOf } from "@endstation/engine";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Client, call } from "./client.ts";
import { anyMove, legalMoves, playOn, started, turn } from "./game.ts";

// Every game of the registry, the tiny one of the tests among them, on the object itself.

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:00Z") });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(Object.keys(GAMES) as GameId[])("%s", (id) => {
  const { min } = gameOf(id).seats;

  test("evicted before each move, a whole match ends in a record that replays", async () => {
    const { match, players } = await started({ players: min }, id);
    const watcher = await Client.hello(match.id);
    while (turn(players)) {
      await evictDurableObject(env.MATCH.getByName(match.id));
      await playOn(players, anyMove, 1);
    }
    await watcher.at(players[0]!.table.seq);
    expect(watcher.table.moves).toHaveLength(players[0]!.table.moves.length);
    expect(watcher.table.view.hand).toEqual([]);
    const record = await (await call(`/matches/${match.id}/record`)).json();
    expect(checkRecord(record, { verify: true })).toMatchObject({
      ok: true,
      value: { finished: true },
    });
  }, 60_000);

  test("a device that comes back knows what the seat knew, and may do what it might", async () => {
    const { match, players } = await started({ players: min }, id);
    await playOn(players, anyMove, 9);
    for (const player of players) {
      const again = await Client.hello(match.id, `P${player.place}`);
      expect(again.table).toEqual(player.table);
      expect(legalMoves(again)).toEqual(legalMoves(player));
    }
  });

  test("an unreadable move is refused by the game, and changes nothing", async () => {
    const { players } = await started({ players: min }, id);
    const { player } = turn(players)!;
    expect(await player.do({ type: "move", moves: ["no such move"] })).toMatchObject({
      ok: false,
      error: { code: "illegal", fault: { rule: "record" } },
    });
    expect(player.table.moves).toEqual([]);
  });
});
