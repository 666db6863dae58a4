import { OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION } from "@endstation/match";
import { describe, expect, test } from "vitest";
import { Client, call, commandId, create, tokenOf } from "./client.ts";
import { anyMove, playOn, seated, started, turn } from "./game.ts";

/** Who sends a command: whoever has the token of a name, or `null` nobody who has one. */
interface Sender {
  readonly name: string | null;
  readonly address?: string;
}

/** A command without a socket. */
async function post(id: string, { name, address = "203.0.113.1" }: Sender, frame: unknown) {
  const headers: Record<string, string> = {
    "CF-Connecting-IP": address,
    ...(name !== null && { Authorization: `Bearer ${tokenOf(name)}` }),
  };
  const body = typeof frame === "string" ? frame : JSON.stringify(frame);
  const response = await call(`/matches/${id}/commands`, { method: "POST", headers, body });
  return { status: response.status, body: await response.json() };
}
const look = async (id: string, name: string, have: number) => {
  const headers = { Authorization: `Bearer ${tokenOf(name)}` };
  const path = `/matches/${id}?pv=${PROTOCOL_VERSION}&have=${have}`;
  return (await (await call(path, { headers })).json()) as { seq: number; events: unknown[] };
};

describe("where no socket can be opened", () => {
  test("a move is made once however often it is posted, and told to those with sockets", async () => {
    const { match, players } = await started({ players: 2 });
    const { player, moves } = turn(players)!;
    const action = { type: "move", moves: [moves[0]!] };
    const frame = { t: "cmd", id: commandId(), base: 0, action };
    const { seq } = player.table;
    const answers = [];
    for (let i = 0; i < 3; i++)
      answers.push(await post(match.id, { name: `P${player.place}` }, frame));
    const answer = { t: "answer", id: frame.id, ok: true, seq: seq + 1 };
    expect(answers).toEqual(Array(3).fill({ status: 200, body: answer }));
    await Promise.all(players.map((one) => one.at(seq + 1)));
    expect(players[0]!.table.moves).toHaveLength(1);
    const news = await look(match.id, `P${player.place}`, seq);
    expect(news).toMatchObject({ seq: seq + 1, events: [{ type: "moved" }] });
  });

  test("a refusal is an answer too, and without a token one only watches", async () => {
    const { match, players } = await started({ players: 2 });
    const { player, moves } = turn(players)!;
    const move = (base: number) => ({
      ...{ t: "cmd", id: commandId(), base },
      action: { type: "move", moves: [moves[0]!] },
    });
    expect(await post(match.id, { name: `P${player.place}` }, move(7))).toMatchObject({
      status: 200,
      body: { ok: false, error: { code: "stale" } },
    });
    expect(await post(match.id, { name: null }, move(0))).toMatchObject({
      body: { ok: false, error: { code: "not-seated" } },
    });
  });

  test("one who has no token cannot use up what another without one may send", async () => {
    const { match } = await seated({ players: 2 });
    const command = () => ({ t: "cmd", id: commandId(), base: 0, action: { type: "start" } });
    const send = async (address: string) => {
      const { body } = await post(match.id, { name: null, address }, command());
      return (body as { error: { code: string } }).error.code;
    };
    // All at once: what is given back with time is less than they ask, however slow the machine.
    const codes = await Promise.all(Array.from({ length: 60 }, () => send("203.0.113.2")));
    expect(new Set(codes)).toEqual(new Set(["not-seated", "too-many"]));
    expect(await send("203.0.113.3")).toBe("not-seated");
  });

  test.each([
    ["no JSON", "{", 400, "malformed"],
    ["a hello", { t: "hello", pv: PROTOCOL_VERSION, have: 0 }, 400, "malformed"],
    ["5 KB", "x".repeat(5000), 413, "too-large"],
  ])("%s is refused", async (_, frame, status, code) => {
    const { match } = await seated({ players: 2 });
    expect(await post(match.id, { name: "P0" }, frame)).toMatchObject({
      status,
      body: { error: { code } },
    });
  });
});

test("a look of a page of the version before is answered as long as it can show the match", async () => {
  const match = await create({ players: 3 });
  const host = await Client.hello(match.id);
  await host.join(match.invite, "P0", "red");
  const pv = OLDEST_PROTOCOL_VERSION;
  expect(await (await call(`/matches/${match.id}`)).json()).toMatchObject({ pv });
  const { status } = await host.frame("welcome");
  await host.do({ type: "enlist", place: 1, level: status.levels[0] as "novice" });
  expect(await (await call(`/matches/${match.id}`)).json()).toMatchObject({
    error: { code: "version" },
  });
});

describe("a rematch", () => {
  test("is another match of the same people, who need no invite", async () => {
    const { match, players } = await started({ players: 2 });
    await playOn(players, anyMove);
    const watcher = await Client.hello(match.id);
    const [one, two] = players;
    const answers = await Promise.all([one!.do({ type: "rematch" }), two!.do({ type: "rematch" })]);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
    await Promise.all([...players, watcher].map((client) => client.at(one!.table.seq)));
    const { next } = one!.table;
    expect(next).not.toBeNull();
    expect([two!.table.next, watcher.table.next]).toEqual([next, next]);

    const again = await Client.hello(next!);
    const kept = again.table.kept.find((seat) => seat?.name === "P0")!;
    const value = "5".repeat(32);
    const joined = await again.do({
      ...{ type: "join", token: tokenOf("P0"), value },
      ...{ name: kept.name, colour: kept.colour },
    });
    expect(joined).toMatchObject({ ok: true });
    expect(again.place).toBe(again.table.places.findIndex((person) => person?.name === "P0"));
    expect(again.table.series).toEqual({ previous: match.id, played: 1 });
  });
});
