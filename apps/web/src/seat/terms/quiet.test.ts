import { describe, expect, test } from "vitest";
import { localQuiet, NIGHT, quietOf } from "./quiet.ts";

describe("quiet hours", () => {
  test.each([
    ["Berlin's winter", -60, { from: 21 * 60, to: 7 * 60 }],
    ["UTC", 0, { from: 22 * 60, to: 8 * 60 }],
    ["New York's winter, past midnight", 300, { from: 3 * 60, to: 13 * 60 }],
    ["Kathmandu, by a quarter", -345, { from: 16 * 60 + 15, to: 2 * 60 + 15 }],
    ["Kiritimati, before the day", -840, { from: 8 * 60, to: 18 * 60 }],
  ])("a night in %s", (_, offset, minutes) => {
    expect(quietOf(NIGHT, offset)).toEqual(minutes);
    expect(localQuiet(minutes, offset)).toEqual(NIGHT);
  });

  test("what is no time, or no time at all, is none", () => {
    for (const from of ["", "24:00", "7:00", "12:60", NIGHT.to]) {
      expect(quietOf({ ...NIGHT, from }, 0)).toBeNull();
    }
  });

  test("seconds that a browser adds are nothing", () => {
    expect(quietOf({ from: "22:00:00", to: "08:00" }, 0)).toEqual(quietOf(NIGHT, 0));
  });
});
