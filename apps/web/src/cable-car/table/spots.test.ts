import { STATIONS } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { rowOf, spotAt, walk } from "./spots.ts";

const cell = (row: number, column: number) => ({ row, column });
const none = new Array<boolean>(64).fill(false);

describe("the grid", () => {
  test("has each station and each cell once, and nothing in its corners", () => {
    const spots = Array.from({ length: 10 }, (_, row) => rowOf(row).map(spotAt)).flat();
    const found = spots.flatMap((spot) => (spot?.kind === "station" ? [spot.station] : []));
    expect(spots).toHaveLength(96);
    expect(new Set(found)).toEqual(new Set(STATIONS.map(({ station }) => station)));
    expect(spotAt(cell(0, 0))).toBeNull();
    expect(spotAt(cell(9, 9))).toBeNull();
  });

  test.each([
    [0, 1, 1],
    [0, 8, 8],
    [1, 9, 9],
    [8, 9, 16],
    [9, 8, 17],
    [9, 1, 24],
    [8, 0, 25],
    [1, 0, 32],
  ])("[CC-6] row %i, column %i is station %i", (row, column, station) => {
    expect(spotAt(cell(row, column))).toEqual({ kind: "station", station });
  });
});

describe("keys", () => {
  test("step from the board to the stations, and stop there", () => {
    expect(walk(cell(1, 1), "ArrowUp", none)).toEqual(cell(0, 1));
    expect(walk(cell(0, 1), "ArrowUp", none)).toEqual(cell(0, 1));
  });

  test("do not step into a corner", () => {
    expect(walk(cell(0, 1), "ArrowLeft", none)).toEqual(cell(0, 1));
  });

  test("go to the ends of a row", () => {
    expect(walk(cell(3, 4), "Home", none)).toEqual(cell(3, 0));
    expect(walk(cell(0, 4), "End", none)).toEqual(cell(0, 8));
  });

  test("go round the cells where the tile may lie", () => {
    const legal = none.with(3, true).with(60, true);
    expect(walk(cell(1, 1), "PageDown", legal)).toEqual(cell(1, 4));
    expect(walk(cell(1, 4), "PageDown", legal)).toEqual(cell(8, 5));
    expect(walk(cell(8, 5), "PageDown", legal)).toEqual(cell(1, 4));
    expect(walk(cell(1, 4), "PageUp", legal)).toEqual(cell(8, 5));
  });

  test("stay where no cell is open", () => {
    expect(walk(cell(2, 2), "PageDown", none)).toEqual(cell(2, 2));
  });

  test("leave other keys to others", () => {
    expect(walk(cell(2, 2), "r", none)).toBeNull();
  });
});
