import { describe, expect, test } from "vitest";
import { LENGTH } from "./geometry.ts";
import {
  type BoardContent,
  type BoardLine,
  drawnLines,
  sameLine,
  sameLook,
  scenery,
} from "./scene.ts";

const tiles = (laid: Record<number, string>) =>
  Array.from({ length: 64 }, (_, cell) => laid[cell] ?? null);

const line = (change: Partial<BoardLine> = {}): BoardLine => ({
  station: 1,
  colour: "yellow",
  home: false,
  passes: [
    { cell: 0, entry: 0, track: "a" },
    { cell: 8, entry: 0, track: "a" },
  ],
  end: { at: "open", cell: 16, side: 0 },
  ...change,
});

const content = (change: Partial<BoardContent> = {}): BoardContent => ({
  tiles: tiles({ 0: "aaaa", 8: "accd" }),
  lines: [line()],
  lit: new Set(),
  running: new Set(),
  final: false,
  ...change,
});

describe("a cell", () => {
  test("without a tile has no track", () => {
    expect(scenery(content())[1]).toEqual([]);
  });

  test("has four tracks, the owned one above the steel", () => {
    expect(scenery(content())[0]!.map((piece) => piece.look)).toEqual([
      "steel",
      "steel",
      "steel",
      "owned",
    ]);
  });

  test("knows how far its track lies along the line", () => {
    expect(scenery(content())[8]!.at(-1)).toMatchObject({ colour: "yellow", run: LENGTH.a });
  });

  test("draws straights below curves among equals", () => {
    const paths = scenery(content({ lines: [] }))[8]!.map((piece) => piece.path);
    expect(paths[0]).toBe("M20 -0.4L20 0L20 60L20 60.4");
    expect(paths.at(-1)).toContain("A10 10");
  });
});

describe("a line", () => {
  test("whose car is home is a thread", () => {
    expect(scenery(content({ lines: [line({ home: true })] }))[0]!.at(-1)!.look).toBe("home");
  });

  test("is drawn in full after the end", () => {
    const end = content({ lines: [line({ home: true })], final: true });
    expect(scenery(end)[0]!.at(-1)!.look).toBe("owned");
  });

  test("that is lit lies above all", () => {
    expect(scenery(content({ lit: new Set([1]) }))[0]!.at(-1)!.look).toBe("lit");
  });
});

test("two drawings of one cell compare equal, of another line not", () => {
  const [here] = scenery(content());
  expect(sameLook(here!, scenery(content())[0]!)).toBe(true);
  expect(sameLook(here!, scenery(content({ lines: [line({ colour: "blue" })] }))[0]!)).toBe(false);
});

test("a line is drawn anew when it grows, changes its look or goes, and not else", () => {
  const drawn = (change: Partial<BoardContent> = {}) => drawnLines(content(change)).get(1);
  expect(sameLine(drawn(), drawn())).toBe(true);
  expect(sameLine(drawn(), drawn({ lit: new Set([1]) }))).toBe(false);
  expect(sameLine(drawn(), drawn({ lines: [line({ passes: [] })] }))).toBe(false);
  expect(sameLine(drawn(), drawn({ lines: [] }))).toBe(false);
});
