import { expect, test } from "vitest";
import { Bucket } from "./bucket.ts";

const DAY_MS = 86_400_000;

test("a bucket gives twenty at once, and two a second after that", () => {
  const bucket = new Bucket(0);
  expect(Array.from({ length: 21 }, () => bucket.take(0))).toEqual([
    ...Array(20).fill(true),
    false,
  ]);
  expect([bucket.take(500), bucket.take(500)]).toEqual([true, false]);
});

test("a clock that is set back by a day empties no bucket", () => {
  const bucket = new Bucket(DAY_MS);
  expect(bucket.take(0)).toBe(true);
  for (let i = 0; i < 18; i++) bucket.take(0);
  expect(bucket.take(0)).toBe(true);
  expect([bucket.take(0), bucket.take(500)]).toEqual([false, true]);
});
