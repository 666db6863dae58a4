import fc from "fast-check";
import { expect, test } from "vitest";
import { writeValues } from "./values.ts";

const valuesOf = (points: readonly number[]): number[] => {
  const values = new Int32Array(8);
  writeValues(Int32Array.from(points), values);
  return [...values];
};

test.each([
  { why: "all apart", points: [9, 8, 7, 6, 5, 4, 3, 2], values: [8, 7, 6, 5, 4, 3, 2, 1] },
  { why: "all at nothing", points: [0, 0, 0, 0, 0, 0, 0, 0], values: [8, 8, 8, 8, 8, 8, 8, 8] },
  { why: "a tie for first", points: [30, 30, 7, 6, 5, 4, 3, 2], values: [8, 8, 6, 5, 4, 3, 2, 1] },
  { why: "a tie for last", points: [9, 8, 7, 6, 5, 4, 2, 2], values: [8, 7, 6, 5, 4, 3, 2, 2] },
  {
    why: "three in the middle",
    points: [1, 5, 5, 5, 2, 9, 8, 7],
    values: [1, 5, 5, 5, 2, 8, 7, 6],
  },
  { why: "one that earns", points: [0, 0, 3, 0, 0, 0, 0, 0], values: [7, 7, 8, 7, 7, 7, 7, 7] },
])("[CO-9] $why", ({ points, values }) => {
  expect(valuesOf(points)).toEqual(values);
});

test("[CO-9] the best is worth 8, none less than 1, and more points never less value", () => {
  const earned = fc.array(fc.nat({ max: 40 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(earned, (points) => {
      const values = valuesOf(points);
      expect(Math.max(...values)).toBe(8);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
      for (const [one, value] of values.entries()) {
        for (const [other, less] of values.entries()) {
          if (points[one]! > points[other]!) expect(value).toBeGreaterThan(less);
          if (points[one]! === points[other]!) expect(value).toBe(less);
        }
      }
    }),
  );
});
