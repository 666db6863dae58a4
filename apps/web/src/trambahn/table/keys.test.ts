// @vitest-environment jsdom

import { afterEach, expect, test, vi } from "vitest";
import { createKeys } from "./keys.ts";

let end = () => {};
afterEach(() => end());

function keys() {
  const deed = vi.fn();
  const digit = vi.fn();
  end = createKeys({ applies: () => true, digit, keys: { d: deed } });
  const press = (key: string, init: KeyboardEventInit = {}) =>
    document.dispatchEvent(new KeyboardEvent("keydown", { key, ...init }));
  return { deed, digit, press };
}

test("a letter does its deed once, however long it is held", () => {
  const { deed, press } = keys();
  press("d");
  press("d", { repeat: true });
  press("D", { repeat: true });
  expect(deed).toHaveBeenCalledTimes(1);
});

test("digits choose, and keys with a modifier are the browser's", () => {
  const { deed, digit, press } = keys();
  press("3");
  press("d", { ctrlKey: true });
  expect(digit).toHaveBeenCalledWith(3);
  expect(deed).not.toHaveBeenCalled();
});
