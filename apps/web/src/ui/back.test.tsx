// @vitest-environment jsdom

import { cleanup, render } from "@solidjs/testing-library";
import { createSignal, Show } from "solid-js";
import { afterEach, expect, test, vi } from "vitest";
import { closeOnBack } from "./back.ts";

afterEach(cleanup);

const dialogs = (): number => history.state?.dialogs ?? 0;
/** Waits until the history has as many entries of what is open. */
const settled = (count: number) => vi.waitFor(() => expect(dialogs()).toBe(count));
async function goBack(): Promise<void> {
  const gone = new Promise((resolve) =>
    window.addEventListener("popstate", resolve, { once: true }),
  );
  history.back();
  await gone;
}

/** Something that can be open, and a signal for it. */
function openable() {
  const [isOpen, setOpen] = createSignal(false);
  const closed = vi.fn(() => setOpen(false));
  const Thing = () => {
    closeOnBack(closed);
    return <p>open</p>;
  };
  render(() => (
    <Show when={isOpen()}>
      <Thing />
    </Show>
  ));
  return { isOpen, setOpen, closed };
}

test("Back closes what is open, and its entry has gone", async () => {
  const one = openable();
  one.setOpen(true);
  await settled(1);
  await goBack();
  expect(one.isOpen()).toBe(false);
  await settled(0);
});

test("of two that are open Back closes the last, and then the first", async () => {
  const [first, second] = [openable(), openable()];
  first.setOpen(true);
  second.setOpen(true);
  await settled(2);
  await goBack();
  expect([first.isOpen(), second.isOpen()]).toEqual([true, false]);
  await goBack();
  expect([first.isOpen(), second.isOpen()]).toEqual([false, false]);
});

test("what is closed otherwise takes its own entry back, and no other's", async () => {
  const [first, second] = [openable(), openable()];
  first.setOpen(true);
  await settled(1);
  history.replaceState({ ...history.state, mark: "first" }, "", "#7");
  second.setOpen(true);
  await settled(2);
  second.setOpen(false);
  await settled(1);
  expect([first.isOpen(), first.closed.mock.calls.length]).toEqual([true, 0]);
  expect([location.hash, history.state.mark]).toEqual(["#7", "first"]);
  first.setOpen(false);
  await settled(0);
});

test("one that opens in the place of another is closed by one Back", async () => {
  const [first, second] = [openable(), openable()];
  first.setOpen(true);
  await settled(1);
  first.setOpen(false);
  second.setOpen(true);
  await settled(1);
  await goBack();
  expect(second.isOpen()).toBe(false);
  await settled(0);
});
