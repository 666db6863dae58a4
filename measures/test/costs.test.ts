import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { EVENING, usageOf } from "@endstation/deploy/src/costs/model.ts";
import prices from "@endstation/deploy/src/costs/prices.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { type Counted, countsOfOneGame, sleepOf } from "../src/load/costs.ts";
import { bundleFile } from "../src/server/builds.ts";
import { bundleGzipBytes, gzippedBytes } from "../src/server/bundle-size.ts";

describe("rows written by a game of 60 tiles without a draw", () => {
  const MOST = 95;

  test(`are at most ${MOST}, alarms among them`, async () => {
    const { rows, tiles } = await countsOfOneGame("observed");
    expect(tiles).toBe(60);
    // The creation's event, four joins, the start and the tiles: fewer would mean that the
    // counting is at fault.
    expect(rows).toBeGreaterThanOrEqual(66);
    expect(rows).toBeLessThanOrEqual(MOST);
  });

  test("control: with an index over the commands' ids they are more", async () => {
    expect((await countsOfOneGame("indexed")).rows).toBeGreaterThan(MOST);
  });
});

describe("the model of costs", () => {
  // The model rounds what hangs on the game, such as the length of a line in the log.
  const TOLERANCE = 0.1;
  const shape = { ...EVENING, pages: 0, wakes: 0 };

  /** What the model says of a game that was counted until all have left: both its alarms ring later. */
  function modelled(sockets: number): Counted {
    const usage = usageOf({ ...shape, sockets }, prices);
    return {
      ...{
        rows: usage.rowsWritten - 1,
        workerRequests: usage.workerRequests,
        frames: usage.frames,
      },
      ...{ objectCalls: usage.objectCalls - 2, bytes: usage.storedBytes },
    };
  }
  const farOff = (model: Counted, counted: Counted) =>
    (Object.keys(model) as (keyof Counted)[]).filter(
      (key) => Math.abs(model[key] - counted[key]) > TOLERANCE * counted[key],
    );

  test.each([
    ["one socket a player", 1],
    ["two sockets a player", 2],
  ])("agrees with a game of %s within 10 %%", async (_, sockets) => {
    const counted = await countsOfOneGame("observed", { cut: sockets === 2, leave: true });
    expect({ counted, farOff: farOff(modelled(sockets), counted) }).toEqual({
      ...{ counted, farOff: [] },
    });
    // The controls: another number of sockets, and a game of half the moves, are told apart.
    expect(farOff(modelled(3 - sockets), counted)).not.toEqual([]);
    const short = usageOf({ ...shape, sockets, moves: 30 }, prices);
    expect(Math.abs(short.rowsWritten - counted.rows)).toBeGreaterThan(TOLERANCE * counted.rows);
  });
});

// Both mostly wait: together they take the time of one.
describe.concurrent("an object whose five sockets only ping", () => {
  test("sleeps, wakes for the next move, and has kept its sockets", async ({ expect }) => {
    const { pongs, ...sleep } = await sleepOf();
    expect(sleep).toEqual({ hibernates: true, madeByPings: 0, playsOn: true });
    expect(pongs).toBeGreaterThanOrEqual(5 * 10);
  });

  test("control: with a frame a second it stays awake", async ({ expect }) => {
    const { hibernates, playsOn } = await sleepOf((device) => device.greet());
    expect({ hibernates, playsOn }).toEqual({ hibernates: false, playsOn: true });
  });
});

describe("the shipped bundle, compressed", () => {
  const MOST_BYTES = 100_000;

  test("is at most 100 kB", () => {
    expect(bundleGzipBytes()).toBeLessThanOrEqual(MOST_BYTES);
  });

  test("control: with 80 kB of noise more it is too large", () => {
    const padded = Buffer.concat([readFileSync(bundleFile("shipped")), randomBytes(80_000)]);
    expect(gzippedBytes(padded)).toBeGreaterThan(MOST_BYTES);
  });
});
