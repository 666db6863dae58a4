import { expect, test } from "vitest";
import { scaleOf, spread } from "./scale.ts";

test.each<[readonly number[], readonly number[]]>([
  [
    [36, 95],
    [40, 60, 80],
  ],
  [
    [0, 3],
    [0, 1, 2, 3],
  ],
  [
    [-4.5, 12],
    [0, 10],
  ],
  [
    [7, 7],
    [7, 7.5, 8],
  ],
])("the figures beside %j are %j", (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

test.each([[[0]], [[-500, 480.5, 3]], [[0.01, 0.02]], [[61.6, 64.3, 63.2, 80.7]]])(
  "a scale of %j holds all of them and its own figures",
  (values) => {
    const { low, high, ticks } = scaleOf(values);
    expect(ticks.length).toBeGreaterThan(0);
    for (const one of [...values, ...ticks]) {
      expect(one).toBeGreaterThanOrEqual(low);
      expect(one).toBeLessThanOrEqual(high);
    }
  },
);

test("labels keep their order and their distance, and stay where there is room", () => {
  expect(spread([50, 10, 12], 20)).toEqual([50, 10, 30]);
  expect(spread([50, 50, 50], 20)).toEqual([50, 70, 90]);
});
