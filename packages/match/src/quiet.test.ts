import { describe, expect, test } from "vitest";
import { ran, whenRun } from "./quiet.ts";
import { NO_TERMS, type Terms } from "./terms.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("quiet hours", () => {
  const night: Terms = { ...NO_TERMS, quiet: { from: 22 * 60, to: 7 * 60 } };
  const lunch: Terms = { ...NO_TERMS, quiet: { from: 12 * 60, to: 13 * 60 } };
  test.each([
    ["none of them between", night, 8 * HOUR, 10 * HOUR, 2 * HOUR],
    ["all of them between", night, 21 * HOUR, DAY + 8 * HOUR, 2 * HOUR],
    ["from within them", night, 23 * HOUR, DAY + 8 * HOUR, HOUR],
    ["only them", night, 23 * HOUR, DAY + 2 * HOUR, 0],
    ["over noon", lunch, 11 * HOUR, 14 * HOUR, 2 * HOUR],
    ["many days", night, 7 * HOUR, 10 * DAY + 7 * HOUR, 10 * 15 * HOUR],
    ["backwards", night, 9 * HOUR, 8 * HOUR, 0],
  ])("%s", (_, terms, from, to, time) => {
    expect(ran(terms, from, to)).toBe(time);
  });

  test("when a clock has run for some time is the inverse of how long it ran", () => {
    for (const terms of [night, lunch, NO_TERMS]) {
      for (let from = 0; from < 2 * DAY; from += 47 * MINUTE) {
        for (const ms of [1, 30_000, 5 * HOUR, 3 * DAY]) {
          const end = whenRun(terms, from, ms);
          expect(ran(terms, from, end)).toBe(ms);
          expect(ran(terms, from, end - 1)).toBe(ms - 1);
        }
      }
    }
  });
});
