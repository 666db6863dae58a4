import { expect, test } from "vitest";
import { stepFrom } from "./market-keys.ts";

// Two rows of four: 0 1 2 3 over 4 5 6 7.
test.each<[string, number, string, number | null]>([
  ["right", 0, "ArrowRight", 1],
  ["left", 1, "ArrowLeft", 0],
  ["down", 2, "ArrowDown", 6],
  ["up", 6, "ArrowUp", 2],
  ["not right out of a row", 3, "ArrowRight", null],
  ["not left out of a row", 4, "ArrowLeft", null],
  ["not above the first row", 1, "ArrowUp", null],
  ["not below the last row", 5, "ArrowDown", null],
  ["nowhere by another key", 1, "Home", null],
])("a key leads %s", (_, place, key, next) => {
  expect(stepFrom(place, key, 8)).toBe(next);
});
