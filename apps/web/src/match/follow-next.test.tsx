// @vitest-environment jsdom
import { EMPTY_TABLE, type Table } from "@endstation/match";
import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../i18n/language.ts";
import { keysOf, putKeyFirst } from "../net/keys.ts";
import FollowNext, { READING_MS } from "./follow-next.tsx";

beforeEach(async () => {
  await Promise.all([speak("en"), need()]);
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function following(first: Table, asked = false) {
  const [table, setTable] = createSignal<Table>(first);
  const goTo = vi.fn();
  const shelf = document.body.appendChild(document.createElement("div"));
  render(() => <FollowNext id="old" table={table()} asked={asked} goTo={goTo} shelf={shelf} />);
  return { setTable, goTo };
}
const nextIsReady = (seq: number): Table => ({ ...EMPTY_TABLE, next: "new", seq });
const card = () => screen.queryByRole("region", { name: "The next game is ready" });

test("where it was asked for a page goes along at once, and once, with its keys", () => {
  putKeyFirst("old", { token: "second", value: "b" });
  putKeyFirst("old", { token: "first", value: "a" });
  const { setTable, goTo } = following(EMPTY_TABLE, true);
  expect(goTo).not.toHaveBeenCalled();
  setTable(nextIsReady(1));
  setTable(nextIsReady(2));
  vi.advanceTimersByTime(READING_MS * 2);
  expect(goTo.mock.calls).toEqual([["new"]]);
  expect(keysOf("new").map(({ token }) => token)).toEqual(["first", "second"]);
  expect(keysOf("new").map(({ value }) => value)).not.toContain("a");
});

test("whoever reads the result is told, and goes along after a while", () => {
  const { setTable, goTo } = following(EMPTY_TABLE);
  expect(card()).toBeNull();
  setTable(nextIsReady(1));
  expect(card()).not.toBeNull();
  vi.advanceTimersByTime(READING_MS - 1);
  // What else is told of the match meanwhile gives no more time.
  setTable(nextIsReady(2));
  expect(goTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(goTo.mock.calls).toEqual([["new"]]);
});

test("or at once, or not at all", () => {
  const { setTable, goTo } = following(EMPTY_TABLE);
  setTable(nextIsReady(1));
  screen.getByRole("button", { name: "Stay here" }).click();
  expect(card()).toBeNull();
  vi.advanceTimersByTime(READING_MS * 2);
  expect(goTo).not.toHaveBeenCalled();
  cleanup();
  const other = following(EMPTY_TABLE);
  other.setTable(nextIsReady(1));
  screen.getByRole("button", { name: "Go now" }).click();
  vi.advanceTimersByTime(READING_MS * 2);
  expect(other.goTo.mock.calls).toEqual([["new"]]);
});

test("a page that is left meanwhile goes nowhere else", () => {
  const { setTable, goTo } = following(EMPTY_TABLE);
  setTable(nextIsReady(1));
  cleanup();
  vi.advanceTimersByTime(READING_MS * 2);
  expect(goTo).not.toHaveBeenCalled();
});
