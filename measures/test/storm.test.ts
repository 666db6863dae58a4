import { expect, test } from "vitest";
import { storm } from "../src/load/storm.ts";
import { isFull } from "./size.ts";

const matches = isFull ? 64 : 8;
const BACK_WITHIN_MS = 3_000;

test(`a restart under ${matches} games: everyone has caught up within 3 s of its first answer`, async () => {
  const report = await storm({ matches });
  expect(report.sockets).toBeGreaterThanOrEqual(matches * 4);
  expect(report).toMatchObject({ missing: 0, lost: 0, doubled: 0, gaps: 0 });
  expect(report.p99Ms).toBeLessThanOrEqual(BACK_WITHIN_MS);
});

test("control: devices that wait 5 s before they come back are found too late", async () => {
  const report = await storm({ matches: 4, patience: () => 5_000 });
  expect(report.p99Ms).toBeGreaterThan(BACK_WITHIN_MS);
});
