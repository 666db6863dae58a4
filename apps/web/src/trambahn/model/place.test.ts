import { expect, test } from "vitest";
import { isAtLine, placeOf } from "./place.ts";
import { story } from "./story.ts";

test("what happened points at a terminus, a line or a money pile", () => {
  const events = story(["pass r7", "stop b3>new", "stop b4>1", "bank ?", "end"]);
  expect(events.map(placeOf)).toEqual([
    { kind: "terminus", colour: "red" },
    { kind: "line", seat: 0, sign: "I" },
    { kind: "money", seat: 0 },
    // The line had no tram: it became money.
    { kind: "money", seat: 0 },
  ]);
});

test("a line that has got a second one of its colour beside it is found again", () => {
  const place = { kind: "line", seat: 0, sign: "I" } as const;
  expect(isAtLine(place, 0, "I")).toBe(true);
  expect(isAtLine(place, 0, "Ia")).toBe(true);
  expect(isAtLine(place, 0, "Ib")).toBe(false);
  expect(isAtLine(place, 0, "II")).toBe(false);
  expect(isAtLine(place, 1, "I")).toBe(false);
  expect(isAtLine(null, 0, "I")).toBe(false);
});

test("a ride points at all lines of its colour", () => {
  const place = { kind: "lines", colour: "red" } as const;
  expect(isAtLine(place, 0, "IIb")).toBe(true);
  expect(isAtLine(place, 1, "II")).toBe(true);
  expect(isAtLine(place, 1, "I")).toBe(false);
  expect(isAtLine(place, 1, "III")).toBe(false);
});
