import { checkRecord } from "@endstation/engine";
import { expect, test } from "vitest";
import { Party } from "../party.ts";
import { banker } from "./banker.ts";

// What breaks in the programs of the field, and what must hold here; each test has the name of the
// symptom. Others stand in apps/edge/test/field.test.ts, or need a browser.

test("hidden state in first syncs, undo stacks, patches, the DOM, animations, exports", async () => {
  const party = await Party.begun("trambahn", { players: 2 });
  const first = party.turn.device;
  await party.play(2, banker);
  expect(party.match.moves[1]).toMatch(/^bank (c|\w\d+)$/);
  // Taken back and made again: no word of it says which card it was.
  await party.do(first, { type: "undo", count: 1 });
  await party.play(1, banker);
  const card = party.match.moves[1]!;
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

test("log, notation or hot-seat leaks", async () => {
  const party = await Party.begun("trambahn", { players: 2 });
  const [first, second] = party.devices;
  // One device for both players: it is told what the seat that looks may know, and no more.
  const shared = await party.device([...first!.tokens, ...second!.tokens]);
  await party.play(12, banker);
  expect(shared.client.table).toEqual(first!.client.table);
  const all = party.match.moves;
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
