// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../../i18n/language.ts";
import { closing } from "./closing.ts";
import type { LogLine } from "./lines.ts";
import { LogList } from "./log-list.tsx";

beforeEach(() => Promise.all([speak("en"), need()]));
afterEach(cleanup);

const line = (ply: number, number: number | null, text: string): LogLine => ({
  ply,
  number,
  seq: null,
  by: 0,
  parts: [text],
});
const LINES = [line(1, 1, "Ada laid on a1."), line(1, null, "A pause."), line(2, 2, "Ben drew.")];

function drawn() {
  const [marked, mark] = createSignal<number | null>(null);
  const look = vi.fn();
  const leads = {
    get marked() {
      return marked();
    },
    mark,
    last: 2,
    look,
  };
  render(() => (
    <LogList lines={LINES} most={9} empty="" leads={leads} draw={(parts) => parts.join("")} />
  ));
  return { look, leads };
}

test("a line marks its place, and one of an earlier position leads there", () => {
  const { look } = drawn();
  const laid = screen.getByRole("button", { name: "Ada laid on a1." });
  expect(laid.getAttribute("aria-pressed")).toBe("false");
  laid.click();
  expect(laid.getAttribute("aria-pressed")).toBe("true");
  // The present is no earlier position, and a note has neither place nor position.
  expect(screen.getAllByRole("button")).toHaveLength(3);
  screen.getByRole("button", { name: "1: see the table after move 1" }).click();
  expect(look).toHaveBeenCalledExactlyOnceWith(1);
});

test("a line's number is the position that it leads to, however many lines tell of it", () => {
  const lines = [line(2, 1, "Ada drew and laid."), line(5, 2, "Ben rode."), line(5, 3, "A ride.")];
  const leads = { marked: null, mark() {}, last: 5, look() {} };
  const { container } = render(() => (
    <LogList lines={lines} most={9} empty="" leads={leads} draw={(parts) => parts.join("")} />
  ));
  const starts = [...container.querySelectorAll("li > :first-child")];
  expect(starts.map((start) => start.firstChild?.textContent)).toEqual(["5", "5", "2"]);
});

test("the log is one tab stop, in which arrow keys move", () => {
  drawn();
  const stops = screen.getAllByRole("button");
  expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  stops[0]!.focus();
  fireEvent.keyDown(stops[0]!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(stops[1]);
  expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  fireEvent.keyDown(stops[1]!, { key: "ArrowUp" });
  fireEvent.keyDown(stops[0]!, { key: "ArrowUp" });
  expect(document.activeElement).toBe(stops[0]);
});

test("a dialog closes before what its log leads to is shown", () => {
  const done: string[] = [];
  const leads = closing(
    { marked: 3, mark: () => done.push("mark"), last: 2, look: () => done.push("look") },
    () => done.push("close"),
  );
  leads.mark(1);
  leads.look?.(1);
  expect(done).toEqual(["close", "mark", "close", "look"]);
  expect(leads.marked).toBe(3);
});
