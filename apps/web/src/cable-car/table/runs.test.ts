import { expect, test } from "vitest";
import { runTime } from "./runs.ts";

test.each([
  [1, 400],
  [10, 900],
  [40, 1600],
])("a car takes its time over %i tiles", (passes, time) => {
  expect(runTime(passes)).toBe(time);
});
