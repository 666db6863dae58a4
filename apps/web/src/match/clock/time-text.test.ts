import { expect, test } from "vitest";
import { dictionary as german } from "../../i18n/de/index.ts";
import { dictionary as english } from "../../i18n/en/index.ts";
import { countdown, localTime, span } from "./time-text.ts";

test.each([
  [0, "0:00"],
  [-500, "0:00"],
  [1, "0:01"],
  [9_000, "0:09"],
  [9_001, "0:10"],
  [60_000, "1:00"],
  [3_599_000, "59:59"],
  [3_720_000, "1:02:00"],
  [2 * 86_400_000 + 3 * 3_600_000 + 5, "2 days 3 hours"],
])("%i ms are shown as %s", (ms, text) => {
  expect(countdown(english, ms)).toBe(text);
});

test("spans are told in the reader's language, in two units at most", () => {
  expect(span(german, 300_000)).toBe("5 Minuten");
  expect(span(german, 86_400_000)).toBe("1 Tag");
  expect(span(english, 3_660_500)).toBe("1 hour 1 minute");
  expect(span(english, 30_000)).toBe("30 seconds");
});

test("a time within the week has no date, one beyond has", () => {
  const now = Date.UTC(2030, 0, 7, 12);
  const soon = localTime("en", { at: now + 86_400_000, now });
  expect(soon).toMatch(/^Tue/);
  expect(soon).not.toMatch(/Jan/);
  expect(localTime("en", { at: now + 8 * 86_400_000, now })).toMatch(/Jan/);
});
