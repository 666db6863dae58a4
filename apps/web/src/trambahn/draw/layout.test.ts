import { describe, expect, test } from "vitest";
import { DENSITIES } from "./density.ts";
import { layoutLine } from "./layout.ts";
import type { CardPicture, LinePicture } from "./pictures.ts";

const card = (value: number | null): CardPicture => ({ colour: "blue", value, points: 1 });
const line = (cards: number, ghosts = 0, closed = false): LinePicture => ({
  colour: "blue",
  sign: "I",
  cards: Array.from({ length: cards }, (_, i) => card(i + 1)),
  ghosts: Array.from({ length: ghosts }, () => card(null)),
  tram: null,
  closed,
  tour: "ahead",
  invites: false,
});
const wide = DENSITIES.own.wide;
const small = DENSITIES.own.small;

describe("a line's layout", () => {
  test("puts the eighth places of all lines under one another", () => {
    const flags = [line(1), line(5), line(3, 2)].map((one) => layoutLine(one, wide, 562).flag!.x);
    expect(new Set(flags).size).toBe(1);
    expect(layoutLine(line(8), wide, 562).stops[7]!.x).toBe(flags[0]);
  });

  test("stands the stops one pitch apart while there is room", () => {
    const { stops } = layoutLine(line(3), wide, 562);
    expect(stops.map(({ x }) => x)).toEqual([136, 192, 248]);
  });

  test("draws stops closer before the line turns back", () => {
    const { stops, height } = layoutLine(line(11), small, 336);
    expect(height).toBe(small.height);
    const pitch = stops[1]!.x - stops[0]!.x;
    expect(pitch).toBeLessThan(small.pitch);
    expect(pitch).toBeGreaterThanOrEqual(small.stop * 2 * 0.7);
  });

  test("turns back in a second row, and keeps every stop in the drawing", () => {
    const { stops, height, width, ghost } = layoutLine(line(14, 4), small, 336);
    expect(new Set(stops.map(({ y }) => y)).size).toBe(2);
    for (const { x, y } of stops) {
      expect(x + small.stop).toBeLessThanOrEqual(width);
      expect(x - small.stop).toBeGreaterThanOrEqual(0);
      expect(y + small.stop).toBeLessThanOrEqual(height);
    }
    expect(ghost).not.toContain("A");
  });

  test("ends a closed line in a buffer stop, without a guide or a flag", () => {
    const { guide, flag, cap } = layoutLine(line(4, 0, true), wide, 562);
    expect([guide, flag]).toEqual(["", null]);
    expect(cap!.x).toBeGreaterThan(136 + 3 * 56);
  });

  test("keeps the flag of a closed line that has had its tour", () => {
    expect(layoutLine(line(8, 0, true), wide, 562).flag).not.toBeNull();
  });

  test("leads from the bullet to the flag where no card lies yet", () => {
    const { laid, ghost, guide } = layoutLine(line(0), wide, 562);
    expect([ghost, guide]).toEqual(["", "M15 46H528"]);
    expect(laid).toBe("M15 46");
  });

  test("draws ghosts from the last card that lies", () => {
    const { laid, ghost } = layoutLine(line(2, 1), wide, 562);
    expect([laid, ghost]).toEqual(["M15 46H136H192", "M192 46H192H248"]);
  });
});
