import { evictDurableObject, listDurableObjectIds } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { PROTOCOL_VERSION, Room } from "@endstation/match";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toldError } from "../src/log.ts";
import { MatchObject } from "../src/match-object.ts";
import { Client, call, create, tokenOf } from "./client.ts";
import { anyMove, playOn, started } from "./game.ts";

// What an operator sees of a server: its health, its counters and its lines.

let lines: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  lines = [];
  for (const way of ["log", "error"] as const) {
    vi.spyOn(console, way).mockImplementation((line: unknown) => void lines.push(String(line)));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  vi.useRealTimers();
});

/** All lines of the log, read. */
const said = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const counted = (what: string) =>
  said()
    .filter((line) => line.count === what)
    .reduce((sum, { number }) => sum + Number(number), 0);

describe("the health address", () => {
  test("tells the version and that storage answers, and wakes no match", async () => {
    const { id } = await create();
    await evictDurableObject(env.MATCH.getByName(id));
    const before = lines.length;
    const response = await call("/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...{ ok: true, version: expect.stringMatching(/./), protocol: PROTOCOL_VERSION },
    });
    // The control: a look at the match does wake it, and that is counted.
    expect(lines).toHaveLength(before);
    await call(`/matches/${id}`);
    expect(counted("wakes")).toBe(1);
  });

  test("keeps one object at most, however often it is asked", async () => {
    const before = (await listDurableObjectIds(env.MATCH)).length;
    for (let i = 0; i < 3; i++) await call("/health");
    expect((await listDurableObjectIds(env.MATCH)).length).toBeLessThanOrEqual(before + 1);
  });

  test("says so where storage does not answer", async () => {
    vi.spyOn(MatchObject.prototype, "probe").mockRejectedValue(new Error("disk"));
    const response = await call("/health");
    expect(response.status).toBe(503);
    const { ok, report } = (await response.json()) as Record<string, unknown>;
    expect(ok).toBe(false);
    expect(said()).toContainEqual(expect.objectContaining({ where: "health", report }));
  });

  test("gives the id of the line that the object has written already, and writes no other", async () => {
    vi.spyOn(MatchObject.prototype, "probe").mockRejectedValue(toldError("K7Q2M9"));
    const response = await call("/health");
    expect(await response.json()).toMatchObject({ ok: false, report: "K7Q2M9" });
    expect(lines).toEqual([]);
  });
});

/** Lets whatever asks a match for its record meet an error. */
const failWith = (error: Error) =>
  vi.spyOn(Room.prototype, "record").mockImplementation(() => {
    throw error;
  });

test("an error that a caller is told of carries an id that the log has, in one line", async () => {
  const { id } = await create();
  failWith(new Error("A fault of ours."));
  const response = await call(`/matches/${id}/record`);
  expect(response.status).toBe(500);
  const { error } = (await response.json()) as { error: Record<string, unknown> };
  expect(error).toMatchObject({ code: "internal", report: expect.stringMatching(/^\w{6}$/) });
  expect(said().filter(({ level }) => level === "error")).toEqual([
    expect.objectContaining({ where: "room", report: error.report, message: "A fault of ours." }),
  ]);
});

describe("the counters", () => {
  test("tell of matches, of the moves of a match that is over, and of wakes", async () => {
    const { match, players } = await started({ players: 2 });
    expect(counted("matches")).toBe(1);
    await playOn(players, anyMove, 5);
    expect(counted("moves")).toBe(0);
    await playOn(players, anyMove);
    expect(counted("moves")).toBe(players[0]!.table.moves.length);
    expect(counted("wakes")).toBe(0);
    await evictDurableObject(env.MATCH.getByName(match.id));
    await call(`/matches/${match.id}`);
    expect(counted("wakes")).toBe(1);
  });

  test("go into Analytics Engine where it is bound, and not into the log", async () => {
    const writeDataPoint = vi.fn();
    const bound = env as { COUNTERS?: { writeDataPoint: typeof writeDataPoint } };
    bound.COUNTERS = { writeDataPoint };
    try {
      const { id } = await create();
      failWith(new Error("A fault of ours."));
      await call(`/matches/${id}/record`);
    } finally {
      delete bound.COUNTERS;
    }
    expect(writeDataPoint.mock.calls).toEqual([
      [{ indexes: ["matches"], doubles: [1] }],
      [{ indexes: ["errors"], doubles: [1] }],
    ]);
    expect(said().map(({ level }) => level)).toEqual(["error"]);
  });
});

test("no line holds an address, a name, a token, an invite or a match, whatever an error quotes", async () => {
  const { match, players } = await started({ players: 2 });
  const address = "203.0.113.77";
  const late = await Client.hello(match.id);
  await late.join(match.invite, "Rosamunde", "green");
  await playOn(players, anyMove, 3);
  // Signs are drawn at random: one invite in 35 has no digit, and this is such a one.
  const invite = "vYxRkqTzHb_LwNcJfGd-Ms";
  const secrets = ["Rosamunde", tokenOf("P0"), tokenOf("Rosamunde")];
  secrets.push(match.invite, match.id, invite);
  const quoting = secrets.map((one) => `"${one}"`).join();
  const faults = [
    // As the runtime quotes what it cannot read, and as careless code might.
    new SyntaxError(`Unexpected token 'R', ..."{"name":"Rosamunde"... is not valid JSON`),
    new Error(`${quoting} from ${address} or 2001:db8::7`),
    new Error(`${tokenOf("P0")} ${match.id} ${match.invite} ${invite}`),
  ];
  for (const fault of faults) {
    const spy = failWith(fault);
    const headers = {
      "CF-Connecting-IP": address,
      Authorization: `Bearer ${tokenOf("P0")}`,
      "User-Agent": "Nosy/1.0",
    };
    const response = await call(`/matches/${match.id}/record`, { headers });
    expect(response.status).toBe(500);
    lines.push(await response.text());
    spy.mockRestore();
  }
  const all = lines.join("\n");
  expect(said().filter(({ level }) => level === "error")).toHaveLength(faults.length);
  for (const secret of [...secrets, address, "2001:db8", "Nosy"]) {
    expect(all).not.toContain(secret);
    // The control: what was thrown had it.
    if (secret !== "Nosy") expect(faults.map(({ message }) => message).join()).toContain(secret);
  }
});
