import { expect, test } from "vitest";
import { madeUp } from "./made-up.ts";

test("each text is in brackets, accented and 40 % longer", () => {
  expect(madeUp({ a: "Lay on {cell}", list: ["Cancel", ""] })).toEqual({
    a: "[Låýý öñö {cell}]",
    list: ["[Çåñçéléé]", ""],
  });
});

test("what a function is given stays as it is, also in a list; numbers are numbers", () => {
  const words = madeUp({
    of: (name: string, points: number) => `${name} has ${points} points`,
    all: (names: readonly string[]) => names.join(" and "),
  });
  expect(words.of("Mira", 3)).toBe("[Mira håså 3 pöîñtsîî]");
  expect(words.all(["Mira", "Jan"])).toBe("[Mira åñdå Jan]");
});

test("what has no words is the same in every language", () => {
  expect(madeUp(["5,000", "{moves}", "{who}: {what}"])).toEqual([
    "5,000",
    "{moves}",
    "{who}: {what}",
  ]);
});

test("ids are no texts", () => {
  expect(madeUp({ id: "CC-1", text: "No" })).toEqual({ id: "CC-1", text: "[Ñöö]" });
});
