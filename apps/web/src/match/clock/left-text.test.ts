import { beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../../i18n/language.ts";
import { leftText } from "./left-text.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
});

test.each([
  ["en", 4 * 60_000 + 30_000, "4:30"],
  ["en", DAY_MS - 1000, "23:59:59"],
  ["en", DAY_MS, "1 day"],
  ["en", 2 * DAY_MS + 3 * HOUR_MS + 5, "2 days 3 hours"],
  ["de", DAY_MS + HOUR_MS, "1 Tag 1 Stunde"],
])("in %s %i ms are left as %s", async (tag, ms, text) => {
  await speak(tag);
  await need("aside");
  expect(leftText(ms)).toBe(text);
});
