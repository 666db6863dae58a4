import { STATIONS } from "@endstation/engine";
import { expect, test } from "vitest";
import { LENGTH } from "./geometry.ts";
import { ring } from "./ring.ts";
import type { BoardContent, BoardLine } from "./scene.ts";

const line: BoardLine = {
  station: 1,
  colour: "yellow",
  home: true,
  passes: [{ cell: 0, entry: 0, track: "c" }],
  end: { at: "station", station: 32 },
};
const content = (change: Partial<BoardContent>): BoardContent => ({
  tiles: [],
  lines: [line],
  lit: new Set(),
  running: new Set(),
  final: false,
  ...change,
});
const at = (station: number, change: Partial<BoardContent>) =>
  ring(STATIONS, content(change))[station - 1]!;

test("a car waits until it is home", () => {
  expect(at(1, { lines: [{ ...line, home: false, end: { at: "power" } }] }).car).toBe("yellow");
  expect(at(1, {}).car).toBeNull();
});

test("a car that the ghost would bring home still waits, and its sign is lit", () => {
  const lit = new Set([1]);
  expect(at(1, { lit }).car).toBe("yellow");
  expect(at(32, { lit }).arrival).toEqual({ colour: "yellow", run: LENGTH.c, lit: true });
});

test("a car that runs home has left, and its line still reaches the sign", () => {
  const running = new Set([1]);
  expect(at(1, { running }).car).toBeNull();
  expect(at(32, { running }).arrival?.lit).toBe(true);
});

test("after the end marks stand where cars began", () => {
  expect(at(1, { final: true })).toMatchObject({ car: null, origin: "yellow" });
  expect(at(32, { final: true }).arrival).toMatchObject({ lit: false });
  expect(at(2, { final: true })).toMatchObject({ car: null, origin: null, arrival: null });
});
