// @vitest-environment jsdom

import { cellName } from "@endstation/engine";
import { cleanup, render } from "@solidjs/testing-library";
import { afterEach, expect, test } from "vitest";
import { need, speak } from "../../i18n/language.ts";
import { Board } from "./board.tsx";
import { PORTS } from "./geometry.ts";

afterEach(cleanup);
await Promise.all([speak("en"), need()]);

/** The letters and figures on a board full of tiles, with their places. */
function coordinates(compact: boolean) {
  const tiles = new Array(64).fill("aaaa");
  const none: ReadonlySet<number> = new Set();
  const content = { tiles, lines: [], lit: none, running: none, final: false };
  const { container } = render(() => (
    <Board content={content} compact={compact} cellName={cellName} />
  ));
  const texts = [...container.querySelectorAll("text[class*=coordinate]")];
  return texts.map((text) => ({
    name: text.textContent!,
    x: Number(text.getAttribute("x")),
    y: Number(text.getAttribute("y")),
  }));
}

test("a small board names its columns and rows, whatever lies on it", () => {
  const found = coordinates(true);
  for (const [names, along] of [
    ["abcdefgh", "x"],
    ["12345678", "y"],
  ] as const) {
    const those = found.filter(({ name }) => names.includes(name));
    expect(those.map(({ name }) => name).join("")).toBe(names);
    // Each in a cell of its own, in their order.
    expect(those.map((one) => Math.floor(one[along] / 60))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  }
  expect(found).toHaveLength(16);
});

test("a large one has the names in its cells instead", () => {
  expect(coordinates(false)).toEqual([]);
});

test("each stands in a corner, nearer to it than any track", () => {
  const nearest = PORTS[0]![0];
  const found = coordinates(true);
  expect(found).toHaveLength(16);
  for (const { x, y } of found) {
    expect(x % 60).toBeLessThan(nearest / 2);
    expect(Math.min(y % 60, 60 - (y % 60))).toBeLessThan(nearest * 0.6);
  }
});
