// @vitest-environment jsdom
import type { Status, Welcome } from "@endstation/match";
import { cleanup, fireEvent, render, screen } from "@solidjs/testing-library";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../i18n/language.ts";
import * as api from "../net/api.ts";
import { type KnownMatch, rememberMatch } from "../net/known-matches.ts";
import { createKnownMatches, OpenMatches, OtherMatches } from "./known-matches.tsx";

const NAMES = ["Ada", "Ben", "Cleo"];

beforeEach(async () => {
  await Promise.all([speak("en"), need()]);
  vi.useFakeTimers();
  // The latest is listed first: Ada's comes last.
  for (const name of NAMES) {
    const match: KnownMatch = {
      id: `with-${name}`,
      game: "cable-car",
      options: { players: 2 },
      others: [name],
      people: ["Mira", name],
      phase: "play",
      at: 0,
    };
    rememberMatch(match);
  }
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Home's two lists, in which only the turn in Ada's match is this device's. */
function lists() {
  vi.spyOn(api, "glanceAt").mockImplementation(async (id) => {
    const status = { turn: id === "with-Ada" ? 0 : 1, over: false, deadline: null, now: 0 };
    const welcome: Partial<Welcome> = { status: status as unknown as Status, place: 0, events: [] };
    return { reached: true, ok: true, value: welcome as Welcome };
  });
  render(() => {
    const known = createKnownMatches();
    return (
      <>
        <OpenMatches known={known} />
        <OtherMatches known={known} />
      </>
    );
  });
}
const linkTo = (name: string) => screen.getByRole("link", { name: new RegExp(name) });
const order = () =>
  screen
    .getAllByRole("link")
    .map(({ textContent }) => NAMES.find((it) => textContent.includes(it)));
const answered = () => vi.advanceTimersByTimeAsync(2000);

test("the rows stay as they were drawn while answers and names come in", async () => {
  lists();
  const [cleo, button] = [linkTo("Cleo"), screen.getAllByRole("button", { name: /Cable Car/ })[0]];
  expect(order()).toEqual(["Cleo", "Ben", "Ada"]);
  await answered();
  expect(order()).toEqual(["Ada", "Cleo", "Ben"]);
  expect(linkTo("Cleo").textContent).toContain("Waiting for Cleo");
  expect(linkTo("Cleo")).toBe(cleo);
  expect(document.contains(button!)).toBe(true);
});

test("what is learned waits while something is pressed, and comes after the click", async () => {
  lists();
  const ben = linkTo("Ben");
  fireEvent.pointerDown(ben, { isPrimary: true, button: 0 });
  await answered();
  expect(order()).toEqual(["Cleo", "Ben", "Ada"]);
  fireEvent.pointerUp(ben, { isPrimary: true, button: 0 });
  expect(order()).toEqual(["Cleo", "Ben", "Ada"]);
  await answered();
  expect(order()).toEqual(["Ada", "Cleo", "Ben"]);
});
