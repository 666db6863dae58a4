// @vitest-environment jsdom
import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../../i18n/language.ts";
import Again from "./again.tsx";
import { READING_S } from "./going-along.ts";

beforeEach(async () => {
  await Promise.all([speak("en"), need()]);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const LONG_S = READING_S * 2;

/** The way on at the end of a match, and where it has led. */
function atTheEnd({ wasHere = true, first = null as string | null } = {}) {
  const [next, setNext] = createSignal(first);
  const went: string[] = [];
  const onRematch = vi.fn();
  render(() => (
    <Again
      next={next()}
      wasHere={wasHere}
      seated={true}
      pending={false}
      onRematch={onRematch}
      onFollow={(id) => went.push(`keys to ${id}`)}
      goTo={(id) => went.push(id)}
    />
  ));
  return { setNext, went, onRematch };
}
const stay = () => screen.queryByRole("button", { name: "Stay here" });

test("whoever asks for the next match goes along at once, and once, with the keys", () => {
  const { setNext, went, onRematch } = atTheEnd();
  screen.getByRole("button", { name: "Play again" }).click();
  expect(onRematch).toHaveBeenCalledOnce();
  expect(went).toEqual([]);
  setNext("new");
  pass(LONG_S);
  expect(went).toEqual(["keys to new", "new"]);
});

test("whoever reads the result is told once, sees the seconds, and goes along after them", () => {
  const { setNext, went } = atTheEnd();
  expect(screen.getByRole("status").textContent).toBe("");
  setNext("new");
  const told = screen.getByRole("status").textContent;
  expect(told).toBe("The next game is ready. You go along in 10 seconds, unless you stay here.");
  const link = screen.getByRole("link", { name: "To the next game" });
  expect(link.textContent).toBe(`To the next game${READING_S} s`);
  pass(READING_S - 1);
  expect(link.textContent).toBe("To the next game1 s");
  expect(screen.getByRole("status").textContent).toBe(told);
  expect(went).toEqual([]);
  pass(1);
  expect(went).toEqual(["keys to new", "new"]);
  pass(LONG_S);
  expect(went).toHaveLength(2);
});

test("or stays, and still has the way there", () => {
  const { setNext, went } = atTheEnd();
  setNext("new");
  stay()!.click();
  pass(LONG_S);
  expect(went).toEqual([]);
  expect(stay()).toBeNull();
  const link = screen.getByRole("link", { name: "To the next game" });
  expect(link.getAttribute("href")).toBe("/g/new");
  expect(link.textContent).toBe("To the next game");
});

test.each(["an earlier position", "a dialog"])("no second passes while %s covers them", (what) => {
  const { setNext, went } = atTheEnd();
  setNext("new");
  pass(1);
  const cover = document.body.appendChild(document.createElement("dialog"));
  if (what === "a dialog") cover.open = true;
  document.body.toggleAttribute("inert", what !== "a dialog");
  pass(LONG_S);
  expect(went).toEqual([]);
  cover.remove();
  document.body.removeAttribute("inert");
  pass(READING_S - 2);
  expect(went).toEqual([]);
  pass(1);
  expect(went).toEqual(["keys to new", "new"]);
});

test("a page that is left meanwhile goes nowhere else", () => {
  const { setNext, went } = atTheEnd();
  setNext("new");
  cleanup();
  pass(LONG_S);
  expect(went).toEqual([]);
});

test("a page that is opened later stays at the result", () => {
  const { went } = atTheEnd({ wasHere: false, first: "new" });
  pass(LONG_S);
  expect(went).toEqual([]);
  expect(stay()).toBeNull();
  expect(screen.getByRole("link", { name: "To the next game" })).toBeTruthy();
});
