import { expect, test } from "vitest";
import { fitted, place } from "./layout.ts";

test("drawings lie below each other, as wide as the sheet, none higher than it is wide", () => {
  const placed = place([
    { ratio: 1, headed: false },
    { ratio: 4, headed: true },
    { ratio: 0.5, headed: false },
  ]);
  const [square, wide, tall] = placed.boxes;
  expect(square!.width).toBe(square!.height);
  expect(wide!.width).toBe(square!.width);
  expect(wide!.height).toBe(wide!.width / 4);
  expect(tall!.height).toBe(square!.height);
  expect(tall!.width).toBe(tall!.height / 2);
  expect(wide!.y).toBeGreaterThan(square!.y + square!.height);
  expect(placed.height).toBeGreaterThan(tall!.y + tall!.height);
});

test.each([
  ["as it is where it fits", "Ada", 100, "Ada"],
  ["cut at its end where it does not", "Anastasia Papadopoulou", 100, "Anastasia…"],
  ["never in the middle of a character", "👩‍🚀👩‍🚀👩‍🚀👩‍🚀", 30, "👩‍🚀👩‍🚀…"],
])("a text is kept %s", (_, text, width, expected) => {
  const measure = (part: string) => [...new Intl.Segmenter().segment(part)].length * 10;
  expect(fitted(text, width, measure)).toBe(expected);
});
