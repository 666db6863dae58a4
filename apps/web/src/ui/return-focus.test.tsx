// @vitest-environment jsdom

import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal, Show } from "solid-js";
import { afterEach, expect, test, vi } from "vitest";
import { returnFocus } from "./return-focus.ts";

afterEach(cleanup);

/** A table with a hand, and a shelf with a card that can go. */
function table() {
  const [shown, setShown] = createSignal(true);
  render(() => (
    <>
      <main>
        <button type="button">Hand</button>
        <button type="button">Board</button>
      </main>
      <div ref={returnFocus}>
        <Show when={shown()}>
          <button type="button">Agree</button>
        </Show>
      </div>
    </>
  ));
  return { answer: () => setShown(false) };
}

test("the focus returns to where it was before a question was answered", async () => {
  const { answer } = table();
  screen.getByText("Board").focus();
  screen.getByText("Agree").focus();
  answer();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText("Board")));
});

test("a button that was disabled by its press has had the focus", async () => {
  const { answer } = table();
  screen.getByText("Agree").focus();
  screen.getByText("Agree").blur();
  answer();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText("Hand")));
});

test("a focus that has gone elsewhere stays there", async () => {
  const { answer } = table();
  screen.getByText("Agree").focus();
  screen.getByText("Board").focus();
  answer();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(screen.getByText("Board"));
});
