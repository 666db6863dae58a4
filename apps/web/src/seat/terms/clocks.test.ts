import { MAX_CLOCK_MS, MIN_CLOCK_MS } from "@endstation/match";
import { expect, test } from "vitest";
import { CLOCKS, clockKey, lengthOf, parseClock } from "./clocks.ts";

test("every clock that is offered is one that a match takes, and survives its choice", () => {
  for (const per of ["move", "game"] as const) {
    for (const ms of CLOCKS[per]) {
      expect(ms).toBeGreaterThanOrEqual(MIN_CLOCK_MS);
      expect(ms).toBeLessThanOrEqual(MAX_CLOCK_MS);
      expect(parseClock(clockKey({ per, ms }))).toEqual({ per, ms });
    }
  }
  expect(parseClock(clockKey(null))).toBeNull();
});

test.each([
  [30_000, "seconds", 30],
  [90_000, "seconds", 90],
  [3_600_000, "hours", 1],
  [5_400_000, "minutes", 90],
  [14 * 86_400_000, "days", 14],
])("%d ms are told in %s", (ms, unit, count) => {
  expect(lengthOf(ms)).toEqual({ unit, count });
});
