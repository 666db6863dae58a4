import type { Track } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import {
  beside,
  type Course,
  exitPort,
  LENGTH,
  linePath,
  PORTS,
  runs,
  samples,
  trackPath,
} from "./geometry.ts";

describe("tracks", () => {
  test.each<[Track, number, number]>([
    ["a", 0, 5],
    ["b", 0, 3],
    ["c", 0, 7],
    ["d", 0, 1],
    ["a", 3, 3],
    ["b", 3, 1],
    ["c", 1, 1],
    ["d", 2, 5],
  ])("[CC-3] %s from side %i leaves by port %i", (track, side, port) => {
    expect(exitPort(track, side)).toBe(port);
  });

  test("a straight runs over both borders and its ports", () => {
    expect(trackPath("a", 0)).toBe("M20 -0.4L20 0L20 60L20 60.4");
  });

  test.each<[Track, number]>(
    (["a", "b", "c", "d"] as const).flatMap((track) => [0, 1, 2, 3].map((side) => [track, side])),
  )("samples of %s from side %i run inside the cell from port to port", (track, side) => {
    const points = samples(track, side);
    const near = ([x, y]: readonly [number, number], [u, v]: readonly [number, number]) =>
      Math.hypot(x - u, y - v) < 1e-9;
    expect(near(points[0]!, PORTS[2 * side]!)).toBe(true);
    expect(near(points.at(-1)!, PORTS[exitPort(track, side)]!)).toBe(true);
    for (const [x, y] of points) {
      expect(Math.min(x, y)).toBeGreaterThan(-1e-9);
      expect(Math.max(x, y)).toBeLessThan(60 + 1e-9);
    }
  });

  test("a U-turn leaves by the other port of its side", () => {
    expect(trackPath("d", 0)).toBe("M20 -0.4L20 0L20 1A10 10 0 0 0 40 1L40 0L40 -0.4");
  });
});

describe("lines", () => {
  const passes: Course[] = [
    { cell: 0, entry: 0, track: "a" },
    { cell: 8, entry: 0, track: "b" },
  ];

  test("are one path from the first port to the last", () => {
    expect(linePath(passes)).toBe("M20 0L20 60A40 40 0 0 0 60 100");
  });

  test("know how far each pass lies from the car", () => {
    expect(runs(passes)).toEqual([0, LENGTH.a]);
  });

  test("without a pass have no path", () => {
    expect(linePath([])).toBe("");
  });
});

test("places on the ring run clockwise round the board", () => {
  const place = { along: 20, out: 10 };
  expect(beside(0, 0, place)).toEqual({ x: 20, y: -10 });
  expect(beside(7, 1, place)).toEqual({ x: 490, y: 20 });
  expect(beside(63, 2, place)).toEqual({ x: 460, y: 490 });
  expect(beside(56, 3, place)).toEqual({ x: -10, y: 460 });
});
