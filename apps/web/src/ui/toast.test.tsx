// @vitest-environment jsdom

import { createEffect, createSignal } from "solid-js";
import { render } from "solid-js/web";
import { afterEach, expect, test } from "vitest";
import { Toast } from "./toast.tsx";

let leave: (() => void) | undefined;
afterEach(() => {
  leave?.();
  document.body.replaceChildren();
});

/** A toast that a click on a button calls up, at a table of some revision. */
function toast() {
  const [text, setText] = createSignal("");
  const [revision, setRevision] = createSignal(1);
  const tree = () => (
    <>
      <button type="button" onClick={() => setText("Not there.")}>
        Tap
      </button>
      <Toast text={text()} about={revision()} onGone={() => setText("")} />
    </>
  );
  leave = render(tree, document.body);
  const button = document.querySelector("button")!;
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  button.click();
  return { text, setText, setRevision, button };
}

const key = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

test("a toast stays with the tap that called it up", () => {
  const { text } = toast();
  expect(text()).toBe("Not there.");
  expect(document.querySelector("[role=alert]")!.textContent).toBe("Not there.");
});

test("a toast goes with the next touch, which may call up the next one", () => {
  const { text, button } = toast();
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(text()).toBe("");
  button.click();
  expect(text()).toBe("Not there.");
});

test("a toast goes with the next key that does something", () => {
  const { text } = toast();
  for (const idle of ["Tab", "Shift"]) key(idle);
  expect(text()).toBe("Not there.");
  key("Enter");
  expect(text()).toBe("");
});

test("a toast goes with what it speaks of", () => {
  const { text, setRevision } = toast();
  setRevision(1);
  expect(text()).toBe("Not there.");
  setRevision(2);
  expect(text()).toBe("");
});

test("a toast that speaks of the very change stays, until the next", () => {
  const [text, setText] = createSignal("");
  const [revision, setRevision] = createSignal(1);
  const Table = () => {
    // As a table does: before the toast is drawn, and again where something was said already.
    createEffect(() => {
      if (revision() === 1) return;
      setText("");
      if (revision() < 4) setText("Not possible any more.");
    });
    return <Toast text={text()} about={revision()} onGone={() => setText("")} />;
  };
  leave = render(() => <Table />, document.body);
  for (const now of [2, 3]) {
    setRevision(now);
    expect(document.querySelector("[role=alert]")!.textContent).toBe("Not possible any more.");
  }
  setRevision(4);
  expect(text()).toBe("");
});
