import { expect, test } from "vitest";
import { Party } from "../party.ts";

// What breaks in the programs of the field, and what must hold here; each test has the name of the
// symptom. Others stand in apps/edge/test/field.test.ts, or need a browser.

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
  expect(party.match.moves).toEqual([moves[0]]);
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
  expect(party.match.moves).toEqual([moves[0]]);
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
