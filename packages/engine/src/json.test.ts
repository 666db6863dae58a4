import { describe, expect, test } from "vitest";
import { isObject, isWhole, sameJson } from "./json.ts";

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ["text", false],
  [undefined, false],
])("isObject(%j) is %s", (value, expected) => {
  expect(isObject(value)).toBe(expected);
});

test.each([
  [1, true],
  [3, true],
  [0, false],
  [4, false],
  [1.5, false],
  ["1", false],
  [Number.NaN, false],
])("isWhole(%j, 1, 3) is %s", (value, expected) => {
  expect(isWhole(value, 1, 3)).toBe(expected);
});

describe("sameJson", () => {
  test.each<{ a: unknown; b: unknown; same: boolean }>([
    { a: 1, b: 1, same: true },
    { a: 1, b: "1", same: false },
    { a: [1, [2]], b: [1, [2]], same: true },
    { a: [1], b: [1, 2], same: false },
    { a: { x: 1, y: [] }, b: { y: [], x: 1 }, same: true },
    { a: { x: 1 }, b: { x: 1, y: 2 }, same: false },
    { a: { x: 1 }, b: { y: 1 }, same: false },
    { a: {}, b: [], same: false },
    { a: [], b: {}, same: false },
    { a: {}, b: null, same: false },
    { a: { toString: 1 }, b: { x: 1 }, same: false },
  ])("$a and $b: $same", ({ a, b, same }) => {
    expect(sameJson(a, b)).toBe(same);
  });
});
