import { expect, test } from "vitest";
import type { Terms } from "../../src/terms.ts";
import { Party } from "../party.ts";

// What breaks in the programs of the field, and what must hold here; each test has the name of the
// symptom. Others stand in apps/edge/test/field.test.ts, or need a browser.

const CLOCK: Terms = { clock: { per: "game", ms: 600_000 }, timeout: "random", quiet: null };

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
