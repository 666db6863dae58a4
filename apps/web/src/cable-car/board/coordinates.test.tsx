// @vitest-environment jsdom

import { cellName } from "@endstation/engine";
import { cleanup, render } from "@solidjs/testing-library";
import { afterEach, expect, test } from "vitest";
import { need, speak } from "../../i18n/language.ts";
import { Board } from "./board.tsx";
import { PORTS } from "./geometry.ts";

afterEach(cleanup);
await Promise.all([speak("en"), need()]);

function board(compact: boolean) {
  const tiles = new Array(64).fill("aaaa");
  const none: ReadonlySet<number> = new Set();
  const content = { tiles, lines: [], lit: none, running: none, final: false };
  const { container } = render(() => (
    <Board content={content} compact={compact} cellName={cellName} />
  ));
  const all = [...container.querySelectorAll<SVGTextElement>("text[class*=coordinate]")];
  const first = { column: "y", row: "x" } as const;
  /** Those of one row or column stand at one height or side. */
  const texts = (of: keyof typeof first) =>
    all.filter(
      (text) =>
        text.getAttribute(first[of]) === all.at(of === "row" ? -1 : 0)?.getAttribute(first[of]),
    );
  const told = (of: keyof typeof first) => texts(of).map(({ textContent }) => textContent);
  return { texts, told };
}

test("a small board names its columns and rows, whatever lies on it", () => {
  const { told } = board(true);
  expect(told("column")).toEqual([..."abcdefgh"]);
  expect(told("row")).toEqual([..."12345678"]);
});

test("a large one has the names in its cells instead", () => {
  const { told } = board(false);
  expect([...told("column"), ...told("row")]).toEqual([]);
});

test("each stands in a corner of its own, nearer to it than any track", () => {
  const { texts } = board(true);
  const places = [...texts("column"), ...texts("row")].map((text) => [
    Math.round(Number(text.getAttribute("x")) % 60),
    Math.round(Number(text.getAttribute("y")) % 60),
  ]);
  expect(new Set(places.map(String)).size).toBe(2);
  for (const [x, y] of places) {
    expect(x).toBeLessThan(PORTS[0]![0] / 2);
    expect(Math.min(y!, 60 - y!)).toBeLessThan(PORTS[0]![0] * 0.6);
  }
});
