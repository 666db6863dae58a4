// @vitest-environment jsdom

import { fireEvent, render } from "@solidjs/testing-library";
import { expect, test } from "vitest";
import { createRoving } from "./roving.ts";

test("a group has one tab stop, which arrow keys move", () => {
  const { getByText } = render(() => {
    const roving = createRoving();
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a group of buttons as the table has them.
      <div onFocusIn={roving.onFocusIn} onKeyDown={roving.onKeyDown}>
        {["a", "b", "c"].map((name, index) => (
          <button type="button" tabindex={roving.tabIndex(index, 3)}>
            {name}
          </button>
        ))}
      </div>
    );
  });
  const stops = () => ["a", "b", "c"].map((name) => getByText(name).tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  getByText("a").focus();
  fireEvent.keyDown(getByText("a"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(getByText("b"));
  expect(stops()).toEqual([-1, 0, -1]);
  fireEvent.keyDown(getByText("b"), { key: "End" });
  fireEvent.keyDown(getByText("c"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(getByText("c"));
});
