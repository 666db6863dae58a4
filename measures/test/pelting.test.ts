import { expect, test } from "vitest";
import { nextToMove } from "../src/client/party.ts";
import { pelt } from "../src/load/pelting.ts";
import { isFull } from "./size.ts";

const frames = isFull ? 20_000 : 1_200;

test(`${frames} malformed frames make nothing throw and change nothing`, async () => {
  const report = await pelt({ build: "shipped", frames });
  expect(report.frames).toBe(frames);
  expect(report).toMatchObject({ said: [], changes: 0, unanswered: 0, playsOn: true });
});

test("control: an object that throws at them is found", async () => {
  const report = await pelt({ build: "throws", frames: 24, answersWithinMs: 2_000 });
  expect(report.throws).toBeGreaterThan(0);
});

test("control: one good move among them is found", async () => {
  const report = await pelt({
    build: "shipped",
    frames: 80,
    plant: async (party) => {
      const next = await nextToMove(party);
      if (!next) throw new Error("The game is over.");
      const { device, moves } = next;
      const action = { type: "move", moves: moves.slice(0, 1) };
      const command = { t: "cmd", id: "q".repeat(22), base: device.table.revision, action };
      return { device, text: JSON.stringify(command) };
    },
  });
  expect(report.changes).toBe(1);
});
