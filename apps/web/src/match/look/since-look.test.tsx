// @vitest-environment jsdom

import { EMPTY_TABLE, type Table } from "@endstation/match";
import { cleanup, render, screen } from "@solidjs/testing-library";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../../i18n/language.ts";
import type { LogLine } from "../log/lines.ts";
import SinceLook from "./since-look.tsx";

const table: Table = {
  ...EMPTY_TABLE,
  seq: 12,
  moves: ["a", "b", "c", "d"].map((move) => ({ move, at: 0 })),
};
const line: LogLine = { ply: 4, seq: null, by: 0, number: 4, parts: ["Mira laid a tile."] };
const clicked = vi.fn();

beforeEach(() => Promise.all([speak("en"), need()]));
afterEach(() => {
  cleanup();
  clicked.mockClear();
});

function show() {
  render(() => (
    <>
      <section {...{ role: "grid" }}>
        <button type="button" onClick={clicked}>
          b5
        </button>
      </section>
      <button type="button" onClick={clicked}>
        Undo
      </button>
      <SinceLook
        look={{
          missed: () => ({ since: { seq: 8, moves: 3 }, until: { seq: 12, moves: 4 } }),
          seen: () => null,
          read: () => {},
        }}
        table={table}
        me={1}
        lines={[line]}
        draw={(parts) => <>{parts.join("")}</>}
        mount={document.body}
      />
    </>
  ));
}

const touch = (element: Element) => {
  element.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  element.dispatchEvent(new MouseEvent("pointerup", { bubbles: true }));
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
};
const isShown = () => screen.queryByText("Mira laid a tile.") !== null;

test("the first touch of the board puts the news aside and does nothing else", () => {
  show();
  touch(screen.getByText("b5"));
  expect(isShown()).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
  touch(screen.getByText("b5"));
  expect(clicked).toHaveBeenCalledOnce();
});

test("a button beside the news is pressed with the first touch", () => {
  show();
  touch(screen.getByText("Undo"));
  expect(isShown()).toBe(false);
  expect(clicked).toHaveBeenCalledOnce();
});

test("a touch of the news leaves them", () => {
  show();
  touch(screen.getByText("Mira laid a tile."));
  expect(isShown()).toBe(true);
});
