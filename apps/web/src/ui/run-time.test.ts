import { expect, test } from "vitest";
import { runTime } from "./run-time.ts";

test.each([
  [1, 400],
  [10, 900],
  [40, 1600],
])("a car takes its time over %i tiles", (tiles, time) => {
  expect(runTime(tiles)).toBe(time);
});
