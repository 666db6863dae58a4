import type { Line } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { hit, lineAt } from "./hit.ts";

const closed = new Array<boolean>(64).fill(false);
const empty = new Array<string | null>(64).fill(null);
const line: Line = {
  station: 1,
  owner: 0,
  passes: [{ cell: 0, entry: 0, exit: 2, track: "a" }],
  end: { at: "open", cell: 8, side: 0 },
  points: 0,
  doubled: false,
};
const field = { lines: [line], tiles: empty.with(0, "aaaa"), legal: closed.with(9, true) };

describe("a tap", () => {
  test("on a cell that counts aims there", () => {
    expect(hit({ x: 90, y: 90 }, field)).toEqual({ kind: "aim", cell: 9 });
  });

  test("on a free cell beside it snaps to it", () => {
    expect(hit({ x: 40, y: 90 }, field)).toEqual({ kind: "aim", cell: 9 });
  });

  test("on a free cell far from any is explained", () => {
    expect(hit({ x: 390, y: 390 }, field)).toEqual({ kind: "explain", cell: 54 });
  });

  test("on a track follows its line", () => {
    expect(hit({ x: 22, y: 30 }, field)).toEqual({ kind: "line", station: 1 });
  });

  test("on a tile beside its tracks is explained", () => {
    expect(hit({ x: 5, y: 30 }, field)).toEqual({ kind: "explain", cell: 0 });
  });

  test("outside the board means the nearest station", () => {
    expect(hit({ x: 500, y: 30 }, field)).toEqual({ kind: "line", station: 9 });
    expect(hit({ x: 450, y: -20 }, field)).toEqual({ kind: "line", station: 8 });
  });
});

test("no line runs where no line runs", () => {
  expect(lineAt({ x: 90, y: 90 }, [line])).toBeNull();
});
