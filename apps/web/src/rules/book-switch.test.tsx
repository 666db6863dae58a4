// @vitest-environment jsdom
import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal, Show } from "solid-js";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BookName } from "../i18n/books.ts";
import { need, speak } from "../i18n/language.ts";
import { BookSwitch } from "./book-switch.tsx";

beforeEach(() => Promise.all([speak("en"), need()]));
afterEach(cleanup);

const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("the rules of each game are one step away, and the open ones are marked", () => {
  render(() => <BookSwitch open="companies" match={null} />);
  expect(links()).toEqual([
    ["Cable Car", "/rules/cable-car"],
    ["The Companies", "/rules/companies"],
    ["Trambahn", "/rules/trambahn"],
  ]);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("The Companies");
});

test("whoever comes from a match finds back to it from the rules of another game", () => {
  const match = "A".repeat(32);
  render(() => <BookSwitch open="companies" match={match} />);
  expect(links().every(([, href]) => href!.endsWith(`?match=${match}`))).toBe(true);
});

test("the keyboard stays at the switch when another book is opened by it", () => {
  const [open, setOpen] = createSignal<BookName>("companies");
  // As the pages do, each book has a switch of its own.
  render(() => (
    <Show when={open()} keyed>
      {(name) => <BookSwitch open={name} match={null} />}
    </Show>
  ));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole("link", { name: "Trambahn" }).focus();
  setOpen("trambahn");
  expect(document.activeElement).toBe(screen.getByRole("link", { current: "page" }));
  (document.activeElement as HTMLElement).blur();
  setOpen("cable-car");
  expect(document.activeElement).toBe(document.body);
});
