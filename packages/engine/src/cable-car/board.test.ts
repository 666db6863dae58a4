import { describe, expect, test } from "vitest";
import {
  CELLS,
  cellName,
  EDGE_CELLS,
  isPowerStation,
  neighbour,
  opposite,
  parseCell,
  SIDES,
  TILE_CELLS,
} from "./board.ts";

const allCells = Array.from({ length: CELLS }, (_, cell) => cell);

describe("[CC-1] the board", () => {
  test("[CC-1] a1 is at the top left, h8 at the bottom right", () => {
    expect([0, 7, 8, 56, 63].map(cellName)).toEqual(["a1", "h1", "a2", "a8", "h8"]);
  });

  test("[CC-1] the power station fills d4 e4 d5 e5, and 60 cells take tiles", () => {
    const power = allCells.filter(isPowerStation).map(cellName);
    expect(power).toEqual(["d4", "e4", "d5", "e5"]);
    expect(TILE_CELLS).toHaveLength(60);
    expect(TILE_CELLS.filter(isPowerStation)).toEqual([]);
    expect(EDGE_CELLS).toHaveLength(28);
  });

  test("every cell is read back from its name", () => {
    expect(allCells.map((cell) => parseCell(cellName(cell)))).toEqual(allCells);
  });

  test.each(["", "a", "a0", "a9", "i1", "A1", "a10", "1a", " a1"])("%j is no cell", (name) => {
    expect(parseCell(name)).toBeNull();
  });
});

describe("[CC-2] ports", () => {
  /** A car leaves by the odd port of a side and enters by the even port of the one it meets. */
  const MEETS: Record<number, number> = { 1: 4, 3: 6, 5: 0, 7: 2 };

  test.each(SIDES.map((name, side) => ({ name, side })))(
    "[CC-2] a car that leaves by the $name enters by the port that meets it",
    ({ side }) => {
      expect(opposite(side) * 2).toBe(MEETS[side * 2 + 1]);
    },
  );

  test("[CC-2] neighbours lie clockwise from the top, and across the side they meet at", () => {
    const around = SIDES.map((_, side) => cellName(neighbour(parseCell("c3")!, side)!));
    expect(around).toEqual(["c2", "d3", "c4", "b3"]);
    for (const cell of allCells) {
      for (let side = 0; side < 4; side++) {
        const next = neighbour(cell, side);
        if (next !== null) expect(neighbour(next, opposite(side))).toBe(cell);
      }
    }
  });
});
