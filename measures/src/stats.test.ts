import { expect, test } from "vitest";
import { quantile, rounded } from "./stats.ts";

test.each([
  [[5, 1, 3], 0.5, 3],
  [[5, 1, 3], 0.99, 5],
  [[2], 0.5, 2],
  [[], 0.99, 0],
  [Array.from({ length: 200 }, (_, i) => i + 1), 0.99, 198],
])("of %j the quantile %d is %d", (values, q, expected) => {
  expect(quantile(values, q)).toBe(expected);
});

test.each([
  [0.98512, 0.985],
  [34.26, 34.3],
  [1234.5, 1235],
])("%d is reported as %d", (value, expected) => {
  expect(rounded(value)).toBe(expected);
});
