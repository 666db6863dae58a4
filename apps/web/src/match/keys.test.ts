// @vitest-environment jsdom

import { createRoot } from "solid-js";
import { afterEach, expect, test, vi } from "vitest";
import { createKeys, type TableKeys } from "./keys.ts";

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function keys(how: Partial<TableKeys> = {}) {
  document.body.innerHTML =
    '<main><button id="card"></button></main><dialog open></dialog><nav></nav>';
  const deed = vi.fn();
  const digit = vi.fn();
  createRoot((dispose) => {
    end = dispose;
    createKeys({
      main: () => document.querySelector("main")!,
      nowhere: (key) => key === "escape",
      digit,
      keys: { d: deed, escape: deed },
      ...how,
    });
  });
  const press = (key: string, init: KeyboardEventInit = {}, on = "#card") =>
    document
      .querySelector(on)!
      .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...init }));
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

test("keys elsewhere and in a dialog are not the table's", () => {
  const { deed, press } = keys();
  press("d", {}, "nav");
  press("d", {}, "dialog");
  press("Escape", {}, "dialog");
  expect(deed).not.toHaveBeenCalled();
});

test("with the focus nowhere only those keys are that the game wants then", () => {
  const { deed, press } = keys();
  press("d", {}, "body");
  expect(deed).not.toHaveBeenCalled();
  press("Escape", {}, "body");
  expect(deed).toHaveBeenCalledTimes(1);
});

test("none does anything while the table does not listen, nor once it is gone", () => {
  let listens = false;
  const { deed, press } = keys({ listens: () => listens });
  press("d");
  listens = true;
  end();
  press("d");
  expect(deed).not.toHaveBeenCalled();
});
