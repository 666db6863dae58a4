import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "./language.ts";
import { countdown, dayTimeText, whenText } from "./time-text.ts";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const reads = async (tag: string) => {
  vi.stubGlobal("navigator", { languages: [tag] });
  await speak(tag.split("-")[0]!);
  await need("base");
};
/** A moment of the 7th of January 2030, a Monday, in local time. */
const at = (hours: number, days = 0) => new Date(2030, 0, 7 + days, hours).getTime();
const now = at(12);

test.each([
  ["en-GB", "22:00"],
  ["en-US", "10:00 PM"],
  ["de-AT", "22:00"],
])("to a browser in %s ten at night is %s, today and every day", async (tag, text) => {
  await reads(tag);
  // Between the hour and its half of the day stands a narrow space.
  expect(whenText(at(22), now).replace(/\s/, " ")).toBe(text);
  expect(dayTimeText("22:00").replace(/\s/, " ")).toBe(text);
});

test("a moment of another day says of which, and has a date from a week on", async () => {
  await reads("en-GB");
  expect(whenText(at(22, 1), now)).toMatch(/^Tue\b.*22:00$/);
  expect(whenText(at(22, 1), now)).not.toMatch(/Jan/);
  expect(whenText(at(22, 8), now)).toMatch(/^15 Jan\b.*22:00$/);
});

test.each([
  [0, "0:00"],
  [-500, "0:00"],
  [1, "0:01"],
  [9_000, "0:09"],
  [9_001, "0:10"],
  [60_000, "1:00"],
  [3_599_000, "59:59"],
  [3_720_000, "1:02:00"],
])("%i ms are shown as %s", (ms, text) => {
  expect(countdown(ms)).toBe(text);
});
