import { readFileSync } from "node:fs";
import { checkRecord } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import type { Terms } from "../src/terms.ts";
import { Party } from "./party.ts";

// What breaks in the programs of the field, and what must hold here. Each test has the name of the
// symptom. Others stand in apps/edge/test/field.test.ts, or need a browser.

const CLOCK: Terms = { clock: { per: "game", ms: 600_000 }, timeout: "random", quiet: null };
/** Plays of Trambahn that lay as much money face down as can be. */
const banker = (moves: readonly string[]) =>
  moves.find((move) => move.startsWith("bank")) ??
  moves.find((move) => move === "end") ??
  moves[0]!;
const moved = ({ match }: Party) => match.moves;

describe("lines to hold", () => {
  test("after a drop the queued second action is played instead of the lost one", async () => {
    const party = await Party.begun("cable-car", { players: 2 });
    const { device, moves } = party.turn;
    // The first reaches the match, its answer is lost with the connection; the second is pressed
    // while there is none.
    const first = device.client.do({ type: "move", moves: [moves[0]!] });
    void party.house.arrive(device.wire!);
    device.wire!.down.length = 0;
    device.hangUp();
    const second = device.client.do({ type: "move", moves: [moves[1]!] });
    await party.connect(device);
    expect(await first).toBeNull();
    expect(await second).toMatchObject({ code: "stale" });
    expect(moved(party)).toEqual([moves[0]]);
  });

  test("double click, key repeat", async () => {
    const party = await Party.begun("cable-car", { players: 2 });
    const { device, moves } = party.turn;
    const presses = Array.from({ length: 6 }, () =>
      device.client.do({ type: "move", moves: [moves[0]!] }),
    );
    await party.flow();
    const answers = await Promise.all(presses);
    expect(answers.map((refusal) => refusal?.code ?? null)).toEqual([
      null,
      ...Array(5).fill("stale"),
    ]);
    expect(moved(party)).toEqual([moves[0]]);
  });

  test("a stale move is dropped silently", async () => {
    const party = await Party.begun("cable-car", { players: 2 });
    const { device, place, moves } = party.turn;
    const twin = await party.device(device.tokens);
    const asked = party.now;
    // Both windows act before either has heard of the other.
    const own = device.client.do({ type: "move", moves: [moves[0]!] });
    const late = twin.client.do({ type: "move", moves: [moves[1]!] });
    await party.flow();
    expect(await own).toBeNull();
    expect(await late).toMatchObject({
      code: "stale",
      message: expect.stringContaining("changed"),
    });
    expect(party.now - asked).toBeLessThanOrEqual(1000);
    expect(twin.client.table).toEqual(device.client.table);
    expect(twin.client.place).toBe(place);
  });

  test("a copy of a refused command that comes late is done after all", async () => {
    const party = new Party("cable-car", { players: 3 });
    const host = await party.device();
    await party.join(host);
    const old = host.wire!;
    // It lies on a connection that has stalled, and is sent again over a new one.
    const start = host.client.do({ type: "start" });
    const stalled = old.up.splice(0);
    await party.connect(host);
    expect(await start).toMatchObject({ code: "too-few-players" });
    await party.join(await party.device());
    old.up.push(...stalled);
    await party.flow();
    expect(party.match.start).toBeNull();
    expect(await party.do(host, { type: "start" })).toBeNull();
  });

  test("one seat in two windows: endless kick and reconnect", async () => {
    const party = await Party.begun("cable-car", { players: 2 });
    const { device, moves } = party.turn;
    const windows = [device, await party.device(device.tokens), await party.device(device.tokens)];
    const answers = windows.map((one, i) => one.client.do({ type: "move", moves: [moves[i]!] }));
    await party.flow();
    const codes = (await Promise.all(answers)).map((refusal) => refusal?.code ?? null);
    expect(codes).toEqual([null, "stale", "stale"]);
    for (const one of windows) {
      expect(one.wire?.quiet).toBe(true);
      expect(one.client.table).toEqual(device.client.table);
    }
  });

  test("seat stolen or griefed through a posted link; secrets in broadcasts", async () => {
    const party = await Party.begun("cable-car", { players: 2 });
    const stranger = await party.device();
    expect(await party.join(stranger)).toMatchObject({ code: "started" });
    expect(await party.do(stranger, { type: "resign" })).toMatchObject({ code: "not-seated" });
    expect(stranger.client.place).toBeNull();
    expect(stranger.client.table!.view.hand).toEqual([]);
    await party.play(6);
    const { seed, inviteDigest, places } = party.match;
    const secrets = [
      ...party.devices.flatMap(({ tokens }) => tokens),
      ...places.flatMap((sitter) => [sitter!.value, sitter!.devices[0]!.tokenDigest]),
      ...[party.invite, inviteDigest!, seed],
    ];
    for (const device of party.devices) {
      for (const secret of secrets) expect(party.framesOf(device)).not.toContain(secret);
    }
  });

  test("an invite that the host has closed takes a seat all the same", async () => {
    const party = new Party("cable-car", { players: 3 });
    const host = await party.device();
    await party.join(host);
    await party.do(host, { type: "invite", invite: null });
    const late = await party.device();
    expect(await party.join(late)).toMatchObject({ code: "bad-invite" });
    expect(party.match.arrivals).toEqual([0]);
  });

  test("hidden state in first syncs, undo stacks, patches, the DOM, animations, exports", async () => {
    const party = await Party.begun("trambahn", { players: 2 });
    const first = party.turn.device;
    await party.play(2, banker);
    expect(moved(party)[1]).toMatch(/^bank (c|\w\d+)$/);
    // Taken back and made again: no word of it says which card it was.
    await party.do(first, { type: "undo", count: 1 });
    await party.play(1, banker);
    const card = moved(party)[1]!;
    const other = party.devices.find((device) => device !== first)!;
    const late = await party.device(other.tokens);
    for (const device of [other, late]) {
      expect(party.framesOf(device)).toContain('"bank ?"');
      expect(party.framesOf(device)).not.toContain(card);
      expect(JSON.stringify(device.client.table)).not.toContain(card);
    }
    expect(party.house.awake().record()).toMatchObject({ ok: false, error: { code: "not-over" } });
  });

  test("the seed is public, future draws computable", async () => {
    const party = await Party.begun("cable-car", { players: 2 });
    await party.play(10);
    const { seed } = party.match;
    const { tiles } = party.match.start!.deal as { tiles: string[] };
    for (const device of party.devices) {
      expect(device.client.table!.commitment).toMatch(/^[0-9a-f]{64}$/);
      expect(party.framesOf(device)).not.toContain(seed);
      expect(party.framesOf(device)).not.toContain(tiles.slice(-3).join('","'));
    }
    await party.do(party.devices[0]!, { type: "resign" });
    const record = party.house.awake().record();
    expect(record).toMatchObject({ ok: true, value: { seed: { server: seed } } });
    if (record.ok) expect(checkRecord(record.value, { verify: true }).ok).toBe(true);
  });

  test("undo, reload or restart shows or reshuffles the next draw", async () => {
    const party = await Party.begun("cable-car", { players: 2 });
    const { device, place } = party.turn;
    const draw = async () => {
      await party.do(device, { type: "move", moves: ["draw"] });
      return device.client.table!.view.drawn;
    };
    const drawn = await draw();
    expect(drawn).not.toBeNull();
    expect(await party.do(device, { type: "undo", count: 1 })).toMatchObject({
      code: "needs-consent",
    });
    device.reload();
    await party.connect(device);
    expect(device.client.table!.view.drawn).toBe(drawn);
    party.house.evict();
    const other = party.devices.find(({ client }) => client.place !== place)!;
    await party.do(device, { type: "offer", offer: { kind: "undo", count: 1 } });
    await party.do(other, { type: "answer", offer: party.match.offer!.seq, agree: true });
    expect(device.client.table!.moves).toEqual([]);
    expect(await draw()).toBe(drawn);
  });

  test("a restart in mid-phase loses partial choices", async () => {
    const party = await Party.begun("trambahn", { players: 2 });
    // In the middle of a turn: something has been laid, and it has not ended.
    await party.play(2, (moves) => moves.find((move) => move !== "end")!);
    const { device, moves } = party.turn;
    const see = (token: string | null) =>
      JSON.stringify(party.house.awake().look({ pv: 3, token, have: 0 }));
    const [token] = device.tokens;
    const before = [see(token!), see(null)];
    const { match } = party;
    party.house.evict();
    expect([see(token!), see(null)]).toEqual(before);
    expect(party.match).toEqual(match);
    expect(party.turn.moves).toEqual(moves);
  });

  test("an event is lost between page data and subscription", async () => {
    const party = await Party.begun("cable-car", { players: 2 });
    await party.play(3);
    const watcher = await party.device();
    const { seq } = watcher.client.table!;
    watcher.hangUp();
    // What happens between what it has and its next hello, and between hello and welcome.
    await party.play(1);
    const wire = await party.house.open();
    watcher.connect(wire);
    const { device, moves } = party.turn;
    void device.client.do({ type: "move", moves: [moves[0]!] });
    void party.house.arrive(device.wire!);
    await new Promise((resolve) => setImmediate(resolve));
    void party.house.arrive(wire);
    while (wire.down.length > 0) watcher.arrive(wire);
    await party.flow();
    expect(watcher.client.table!.seq).toBe(seq + 2);
    expect(watcher.client.table!.moves).toEqual(device.client.table!.moves);
  });

  test("a join race gives a seat twice", async () => {
    const party = new Party("cable-car", { players: 2 });
    await party.join(await party.device());
    const rivals = [await party.device(), await party.device(), await party.device()];
    const joins = rivals.map((device, i) => {
      device.tokens = [`${i}`.padEnd(43, "r")];
      const look = { name: `Rival ${i}`, colour: "blue", value: "0".repeat(32) } as const;
      const [token] = device.tokens;
      return device.client.do({ type: "join", invite: party.invite, token: token!, ...look });
    });
    await party.flow();
    const codes = (await Promise.all(joins)).map((refusal) => refusal?.code ?? null);
    expect(codes).toEqual([null, "table-full", "table-full"]);
    expect(rivals.map(({ client }) => client.place)).toEqual([1, null, null]);
  });

  test("take-back and clock: the wrong clock runs", async () => {
    const party = await Party.begun("cable-car", { players: 2 }, { terms: CLOCK });
    const { device, place, moves } = party.turn;
    const other = party.devices.find((one) => one !== device)!;
    await party.do(device, { type: "move", moves: [moves[0]!] });
    party.now += 50_000;
    await party.do(device, { type: "offer", offer: { kind: "undo", count: 1 } });
    await party.do(other, { type: "answer", offer: party.match.offer!.seq, agree: true });
    const { status, table } = device.client;
    const seat = (one: number) => table!.order!.indexOf(one);
    const before = status!.left!;
    // Whoever has taken back is to move, and its clock runs; nobody is given time back.
    expect(status!.turn).toBe(place);
    expect(before[seat(1 - place)]).toBeLessThanOrEqual(550_000);
    party.now += 30_000;
    const later = party.house.awake().look({ pv: 3, token: null, have: 100_000 });
    if (!later.ok) throw new Error(later.error.message);
    const { left } = later.value.status;
    expect(left![seat(place)]).toBeLessThanOrEqual(before[seat(place)]! - 30_000);
    expect(left![seat(1 - place)]).toBe(before[seat(1 - place)]);
  });

  test.each([
    ["an hour ahead", 3_600_000],
    ["a day behind", -86_400_000],
  ])("the clock is wrong by the client's time, by zones, by latency: %s", async (_, skew) => {
    const party = await Party.begun("cable-car", { players: 2 }, { terms: CLOCK, skew });
    const { device } = party.turn;
    expect(Math.abs(device.client.serverNow() - party.now)).toBeLessThanOrEqual(1000);
    const { deadline } = device.client.status!;
    const shown = deadline! - device.client.serverNow();
    party.now += 20_000;
    expect(deadline! - device.client.serverNow()).toBeCloseTo(shown - 20_000, -3);
  });

  test("names with scripts, 200 letters, marks, right-to-left override, emoji, duplicates", async () => {
    const party = new Party("cable-car", { players: 6 });
    await party.join(await party.device(), { name: "Zoë" });
    const code = async (name: string) =>
      (await party.join(await party.device(), { name }))?.code ?? null;
    expect(await code("x".repeat(200))).toBe("name-too-long");
    expect(await code("ZOE\u0308")).toBe("name-taken");
    expect(await code("a\u202eb")).toBe("name-letters");
    expect(await code("a\u0000b")).toBe("name-letters");
    expect(await code("שלום")).toBeNull();
    expect(await code("👩‍👩‍👧")).toBeNull();
    // Text it stays: nothing in it is taken out, and the client sets it as text.
    expect(await code("<b>&amp;")).toBeNull();
    expect(party.match.places.map((sitter) => sitter?.name)).toContain("<b>&amp;");
  });

  test("a rules fix bricks old games", () => {
    const folder = new URL("../../engine/fixtures/", import.meta.url);
    let replayed = 0;
    for (const file of ["cable-car.ndjson", "trambahn.ndjson"]) {
      const lines = readFileSync(new URL(file, folder), "utf8").trim().split("\n");
      for (const line of lines.slice(0, 8)) {
        // Recorded by the first version of the rules, which is what a record means without one.
        const record = JSON.parse(line) as { rules?: number };
        expect(record.rules ?? 1).toBe(1);
        expect(checkRecord(record, { verify: false })).toMatchObject({ ok: true });
        replayed++;
      }
    }
    expect(replayed).toBe(16);
  });

  test("log, notation or hot-seat leaks", async () => {
    const party = await Party.begun("trambahn", { players: 2 });
    const [first, second] = party.devices;
    // One device for both players: it is told what the seat that looks may know, and no more.
    const shared = await party.device([...first!.tokens, ...second!.tokens]);
    await party.play(12, banker);
    expect(shared.client.table).toEqual(first!.client.table);
    const all = moved(party);
    const end = all.indexOf("end") + 1;
    const turns = [all.slice(0, end), all.slice(end)];
    const own = party.match.start!.order.indexOf(shared.client.place!);
    const banked = (moves: readonly string[]) => moves.filter((move) => move.startsWith("bank"));
    const others = banked(turns[1 - own]!);
    expect(others.length).toBeGreaterThan(1);
    expect(party.framesOf(shared)).toContain('"bank ?"');
    for (const move of banked(turns[own]!)) expect(party.framesOf(shared)).toContain(move);
    for (const move of others) expect(party.framesOf(shared)).not.toContain(`"${move}"`);
    shared.tokens = shared.tokens.toReversed();
    shared.client.forget();
    await party.flow();
    expect(shared.client.table).toEqual(second!.client.table);
  });

  test("a name that was hidden stays with those who knew it", async () => {
    const party = new Party("cable-car", { players: 3 });
    const host = await party.device();
    await party.join(host, { name: "Host" });
    const rude = await party.device();
    await party.join(rude, { name: "Rude word" });
    const watcher = await party.device();
    expect(JSON.stringify(watcher.client.table)).toContain("Rude word");
    await party.do(host, { type: "hide", place: 1 });
    for (const { client } of [host, rude, watcher]) {
      expect(JSON.stringify(client.table)).not.toContain("Rude word");
    }
  });
});
