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

test("a name from right to left turns nothing round in a text", () => {
  const parts = fill("{who} 4", { who: { kind: "person", text: "שלום 12" } });
  expect(plain(parts)).toBe("\u2068שלום 12\u2069 4");
  expect(plain(["שלום", { kind: "strong", text: "שלום" }])).toBe("שלוםשלום");
});
