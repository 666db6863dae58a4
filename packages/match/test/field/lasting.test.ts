import { readFileSync } from "node:fs";
import { checkRecord } from "@endstation/engine";
import { expect, test } from "vitest";
import { Party } from "../party.ts";

// What breaks in the programs of the field, and what must hold here; each test has the name of the
// symptom. Others stand in apps/edge/test/field.test.ts, or need a browser.

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

test("a rules fix bricks old games", () => {
  const folder = new URL("../../../engine/fixtures/", import.meta.url);
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
