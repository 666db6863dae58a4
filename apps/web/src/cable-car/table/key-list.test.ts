import { expect, test } from "vitest";
import { dictionary as german } from "../../i18n/de/index.ts";
import { dictionary as english } from "../../i18n/en/index.ts";
import { keyList } from "./key-list.ts";

test.each([english, german])(
  "a lesson without scores and turning names no key for them",
  (words) => {
    const { list } = words.cableCarMore.keys;
    const none = keyList(list, { turning: false, scores: false }).map(([key]) => key);
    expect(list.length - none.length).toBe(2);
    expect(none).not.toContain("R");
    expect(none).not.toContain("S");
    expect(none).toContain("H");
  },
);

test("a match's table names all of its keys", () => {
  const { list } = english.cableCarMore.keys;
  expect(keyList(list, { turning: true, scores: true })).toEqual(list);
});
