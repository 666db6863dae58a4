import { COMPANIES, type CompanyStanding } from "@endstation/engine";
import { expect, test } from "vitest";
import { placeMarks, scale } from "./meter-marks.ts";

const standings = (...points: number[]): CompanyStanding[] =>
  points.map((sum, i) => ({ company: COMPANIES[i]!, points: sum, value: 1 }));
const places = (...points: number[]) =>
  placeMarks(standings(...points)).map(({ standing, x, rise }) => [standing.points, x, rise]);

test("companies that are not under way have no mark", () => {
  expect(places(6, 0, 0)).toEqual([[6, scale(6), 0]]);
});

test("equal ones stand one above another, the last lowest", () => {
  const marks = placeMarks(standings(6, 6));
  expect(marks.map(({ standing, rise }) => [standing.company, rise])).toEqual([
    ["blue", 0],
    ["yellow", 26],
  ]);
});

test("marks that would cover one another stand apart", () => {
  expect(places(7, 6).map(([, , rise]) => rise)).toEqual([0, 26]);
  expect(places(8, 6).map(([, , rise]) => rise)).toEqual([0, 0]);
});

test("eight equal ones keep the meter's height", () => {
  const rises = places(2, 2, 2, 2, 2, 2, 2, 2).map(([, , rise]) => rise!);
  expect(Math.max(...rises)).toBe(52);
  expect(new Set(rises).size).toBe(8);
});

test("who has passed the terminus stands at it", () => {
  expect(places(40)).toEqual([[40, scale(25), 0]]);
});
