import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rowsOfOneGame, sleepOf } from "../src/load/costs.ts";
import { bundleFile } from "../src/server/builds.ts";
import { bundleGzipBytes, gzippedBytes } from "../src/server/bundle-size.ts";

describe("rows written by a game of 60 tiles without a draw", () => {
  const MOST = 95;

  test(`are at most ${MOST}, alarms among them`, async () => {
    const { rows, tiles } = await rowsOfOneGame("observed");
    expect(tiles).toBe(60);
    // The creation's event, four joins, the start and the tiles: fewer would mean that the
    // counting is at fault.
    expect(rows).toBeGreaterThanOrEqual(66);
    expect(rows).toBeLessThanOrEqual(MOST);
  });

  test("control: with an index over the commands' ids they are more", async () => {
    expect((await rowsOfOneGame("indexed")).rows).toBeGreaterThan(MOST);
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
