import {
  abortAllDurableObjects,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { OLDEST_PROTOCOL_VERSION } from "@endstation/match";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Client, call, create, tokenOf } from "./client.ts";
import { anyMove, endsTurn, playOn, seated, started, turn } from "./game.ts";

// What breaks in the programs of the field, and what must hold here: the lines that need the real
// object, its sockets and its storage. Each test has the name of the symptom; the others stand in
// packages/match/test/field.

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:00Z") });
});
afterAll(() => {
  vi.useRealTimers();
});

const stubOf = (id: string) => env.MATCH.getByName(id);

/** All that a viewer is told from the beginning on, as text. */
async function told(id: string, name?: string): Promise<string> {
  const headers = name === undefined ? {} : { Authorization: `Bearer ${tokenOf(name)}` };
  return await (await call(`/matches/${id}?pv=3`, { headers })).text();
}

const rowsOf = (id: string) =>
  runInDurableObject(stubOf(id), (_, { storage }) =>
    JSON.stringify(storage.sql.exec("SELECT * FROM event ORDER BY seq").toArray()),
  );

describe("lines to hold", () => {
  test("link previews spend the invite", async () => {
    const { id, invite } = await create();
    const before = await rowsOf(id);
    const paths = [`/matches/${id}`, `/matches/${id}/record`, `/matches/${id}/commands`];
    for (const path of paths) {
      for (const method of ["GET", "HEAD"]) {
        for (const query of ["", `?i=${invite}`, "?have=0&pv=3"]) {
          await call(path + query, { method });
        }
      }
    }
    for (const path of [`/g/${id}`, `/g/${id}?i=${invite}`]) {
      for (const method of ["GET", "HEAD"]) {
        await exports.default.fetch(`http://endstation.test${path}`, { method });
      }
    }
    expect(await rowsOf(id)).toBe(before);
    const guest = await Client.hello(id);
    expect(await guest.join(invite, "Guest", "red")).toMatchObject({ ok: true });
    expect(await rowsOf(id)).not.toBe(before);
  });

  test("a restart in mid-phase loses partial choices", async () => {
    const { match, players } = await started({ players: 2 }, "trambahn");
    await playOn(players, (moves) => moves.find((move) => move !== "end")!, 3);
    const see = () => Promise.all([told(match.id, "P0"), told(match.id, "P1"), told(match.id)]);
    const [before, rows] = [await see(), await rowsOf(match.id)];
    await abortAllDurableObjects();
    // The sockets went with the process: who is here is another thing than the state.
    const state = (text: string) => text.replace(/"presence":\{[^}]*\}/, "");
    expect((await see()).map(state)).toEqual(before.map(state));
    expect(await rowsOf(match.id)).toBe(rows);
    for (const [i, text] of before.entries()) {
      expect(state(text)).not.toBe(state(before[(i + 1) % 3]!));
    }
  });

  test("a deploy cuts every socket and mixes versions", async () => {
    const { match, players } = await started({ players: 2 });
    await playOn(players, anyMove, 5);
    const tables = players.map(({ table }) => table);
    await abortAllDurableObjects();
    // Pages of this version and of the one before come back, and nothing is lost.
    const again = await Client.hello(match.id, "P0");
    expect(again.table).toEqual(tables[0]);
    const old = await Client.open(match.id);
    old.say({ t: "hello", pv: OLDEST_PROTOCOL_VERSION, have: 0, token: tokenOf("P1") });
    expect(await old.frame("welcome")).toMatchObject({
      pv: OLDEST_PROTOCOL_VERSION,
      place: 1,
    });
    expect(old.table).toEqual(tables[1]);
    await playOn([again, old], anyMove, 4);
    expect(old.table.moves).toEqual(again.table.moves);
    const future = await Client.open(match.id);
    future.say({ t: "hello", pv: 99, have: 0 });
    expect((await future.frame("error")).error.code).toBe("version");
  });

  test("a watchdog takes a hibernating socket for dead; pings prevent hibernation", async () => {
    const { match, players } = await started({ players: 2 });
    await evictDurableObject(stubOf(match.id));
    for (let minute = 0; minute < 10; minute++) {
      vi.setSystemTime(Date.now() + 60_000);
      for (const player of players) player.say("ping");
      for (const player of players) {
        await player.until(() => player.texts.filter((text) => text === "pong")[minute]);
      }
    }
    expect(players.map(({ closed }) => closed)).toEqual([null, null]);
    // No ping has woken it: there is nothing to evict.
    await expect(evictDurableObject(stubOf(match.id))).rejects.toThrow("not currently running");
    // The same sockets still carry the game.
    await playOn(players, anyMove, 2);
    expect(players[0]!.table.moves).toHaveLength(2);
  });

  test("ghost presence; long names overflow the attachment", async () => {
    const { id, invite } = await create({ players: 3 });
    const host = await Client.hello(id);
    await host.join(invite, "Host", "red");
    // Few letters, many bytes.
    const name = "\u{1F469}\u200D\u{1F469}\u200D\u{1F467}".repeat(4);
    expect(await host.do({ type: "change", name })).toMatchObject({ ok: true });
    const guest = await Client.hello(id);
    expect(await guest.join(invite, "Guest", "blue")).toMatchObject({ ok: true });
    // As many seats at one device as there can be: all its tokens are in one attachment.
    const also = [..."abcde"].map((name) => tokenOf(name));
    const full = await Client.open(id);
    full.say({ t: "hello", pv: 3, have: 0, token: tokenOf("nobody"), also });
    expect((await full.frame("welcome")).presence).toEqual({ here: [0, 1], watching: 1 });
    // A clean close shows at once, to those who are there.
    guest.socket.close();
    await host.until(() => {
      const last = host.frames().findLast((frame) => frame.t === "presence");
      return last?.t === "presence" && !last.presence.here.includes(1) ? true : undefined;
    });
    // A silent drop shows within 60 s to whoever looks.
    const look = async () => JSON.parse(await told(id)).presence;
    expect(await look()).toMatchObject({ here: [0] });
    vi.setSystemTime(Date.now() + 61_000);
    expect(await look()).toMatchObject({ here: [] });
  });

  test("seat stolen or griefed through a posted link; secrets in broadcasts", async () => {
    const log = vi.spyOn(console, "error");
    const { match, players } = await seated({ players: 2 });
    const stranger = await Client.hello(match.id);
    expect(await stranger.join("x".repeat(22), "Thief", "green")).toMatchObject({
      ok: false,
      error: { code: "bad-invite" },
    });
    expect(stranger.place).toBeNull();
    await players[0]!.do({ type: "start" });
    const secrets = [tokenOf("P0"), tokenOf("P1"), tokenOf("Thief"), match.invite];
    const sent = [...players, stranger].flatMap(({ texts }) => texts).join("\n");
    const logged = JSON.stringify(log.mock.calls);
    for (const secret of secrets) {
      expect(sent).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
    log.mockRestore();
  });

  // Bots themselves are in bots.test.ts; here moves a seat whose time is over.
  test("the bot is stuck after a restart, or plays twice", async () => {
    const { id, invite } = await create({ players: 2 });
    const terms = { clock: { per: "move", ms: 30_000 }, timeout: "random", quiet: null } as const;
    const host = await Client.hello(id);
    await host.join(invite, "Host", "red");
    const guest = await Client.hello(id);
    await guest.join(invite, "Guest", "blue");
    await host.do({ type: "configure", options: {}, terms });
    await host.do({ type: "start" });
    vi.setSystemTime(Date.now() + 45_000);
    await runDurableObjectAlarm(stubOf(id));
    await runInDurableObject(stubOf(id), (object) => object.alarm());
    await evictDurableObject(stubOf(id));
    await runInDurableObject(stubOf(id), (object) => object.alarm());
    await host.until(() => (host.table.moves.length > 0 ? true : undefined));
    const moved = JSON.parse(await told(id)).events.filter(
      (event: { type: string }) => event.type === "moved",
    );
    // The lot may draw before it lays: still one turn.
    const turns = moved.flatMap(({ moves }: { moves: string[] }) => moves).filter(endsTurn);
    expect(turns).toHaveLength(1);
    expect(host.table.moves.filter(({ move }) => endsTurn(move))).toMatchObject([{ auto: "time" }]);
    expect(turn([host, guest])).not.toBeNull();
  });
});
