// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@solidjs/testing-library";
import { createSignal, Show } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../i18n/language.ts";
import { part } from "./later.tsx";
import { Missing } from "./missing.tsx";

beforeEach(async () => {
  await Promise.all([speak("en"), need()]);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(cleanup);

/** A page with a part that comes only once the network is there again. */
function page() {
  let isOnline = false;
  const [isShown, setShown] = createSignal(true);
  const Part = part(async () => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return { default: () => <p>The part</p> };
  });
  render(() => (
    <>
      <Missing />
      <main>
        <button type="button">Menu</button>
        <Show when={isShown()}>
          <Part />
        </Show>
      </main>
    </>
  ));
  return {
    setShown,
    connect() {
      isOnline = true;
    },
  };
}

test("a part that does not come is told of, and comes when it is tried again", async () => {
  const { connect } = page();
  await screen.findByRole("alert");
  connect();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("The part");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("one that fails again is told of again", async () => {
  page();
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await screen.findByRole("alert");
});

test("nobody is told of what belongs to a place that has gone", async () => {
  const { setShown } = page();
  await screen.findByRole("alert");
  setShown(false);
  expect(screen.queryByRole("alert")).toBeNull();
  // It is missed anew where it is wanted anew.
  setShown(true);
  await screen.findByRole("alert");
  setShown(false);
});

test("the focus goes back to where it came from", async () => {
  page();
  const again = await screen.findByRole("button", { name: "Try again" });
  const menu = screen.getByRole("button", { name: "Menu" });
  menu.focus();
  again.focus();
  again.click();
  expect(document.activeElement).toBe(menu);
});

test("the focus that came from nothing goes on to the page", async () => {
  page();
  const again = await screen.findByRole("button", { name: "Try again" });
  again.focus();
  again.click();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Menu" }));
});
