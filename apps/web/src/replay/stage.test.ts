// @vitest-environment jsdom

import { createSignal } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { type Stage, stageKeys } from "./stage.ts";

const leave = vi.fn();
let stage: Stage;

beforeEach(() => {
  document.body.innerHTML = `<table><tr><td tabindex="0"></td></tr></table><input type="range">
    <button type="button">Play</button><dialog><p tabindex="-1"></p></dialog>`;
  leave.mockClear();
  const [ply, setPly] = createSignal(5);
  stage = { ply, last: () => 9, go: setPly };
});

/** Presses a key with the focus on the first element that fits, and where it stands then. */
function press(key: string, on = "body", init: KeyboardEventInit = {}): number {
  const listen = stageKeys(stage, { moments: () => [2, 7], deeds: { escape: leave, " ": leave } });
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
  document.addEventListener("keydown", listen, { once: true });
  document.querySelector(on)!.dispatchEvent(event);
  document.removeEventListener("keydown", listen);
  return stage.ply();
}

test.each([
  ["ArrowLeft", 4],
  ["ArrowRight", 6],
  ["Home", 0],
  ["End", 9],
  ["PageUp", 2],
  ["PageDown", 7],
  ["x", 5],
])("%s leads to %s", (key, ply) => expect(press(key)).toBe(ply));

test("a slider's and a dialog's keys are their own, and so is what is pressed with others", () => {
  expect(press("ArrowLeft", "input")).toBe(5);
  expect(press("ArrowLeft", "dialog p")).toBe(5);
  expect(press("ArrowLeft", "body", { altKey: true })).toBe(5);
});

test("what a board has taken for itself does not walk through the game", () => {
  const cell = document.querySelector("td")!;
  cell.addEventListener("keydown", (event) => event.preventDefault());
  expect(press("ArrowLeft", "td")).toBe(5);
});

test("further keys do their deed; a button that has the focus is pressed by the space bar", () => {
  press("Escape", "input");
  press(" ");
  expect(leave).toHaveBeenCalledTimes(2);
  press(" ", "button");
  expect(leave).toHaveBeenCalledTimes(2);
});
