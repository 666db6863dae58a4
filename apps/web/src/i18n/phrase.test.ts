import { expect, test } from "vitest";
import { fill, plain } from "./phrase.ts";

test("fills the holes of a template in its own order", () => {
  const who = { kind: "person", text: "Mira" } as const;
  expect(fill("auf {cell} legte {who}", { who, cell: "a5" })).toEqual([
    "auf ",
    "a5",
    " legte ",
    who,
  ]);
});

test("a name with braces is no template", () => {
  const parts = fill("{who} laid.", { who: { kind: "person", text: "{cell}" } });
  expect(plain(parts)).toBe("{cell} laid.");
});
