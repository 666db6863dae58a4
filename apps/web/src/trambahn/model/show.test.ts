import { createRoot, createSignal } from "solid-js";
import { expect, test } from "vitest";
import { createScoringShow } from "./show.ts";
import type { Scoring } from "./story.ts";

const ride = (ply: number): Scoring => ({
  kind: "ride",
  ply,
  number: ply,
  colour: "red",
  boarded: [],
  parts: [],
  points: [0, 0],
});

function show(...plies: number[]) {
  const [scorings, setScorings] = createSignal(plies.map(ride));
  const shown = createRoot(() => createScoringShow(scorings));
  return {
    ...shown,
    now: () => shown.shown()?.ply ?? null,
    set: (...now: number[]) => setScorings(now.map(ride)),
  };
}

test("what was scored before one came is not shown", () => {
  expect(show(1, 2).now()).toBeNull();
});

test("what is scored is shown one after the other", () => {
  const one = show(1);
  one.set(1, 2, 3);
  expect(one.now()).toBe(2);
  one.skip();
  expect(one.now()).toBe(3);
  one.skip();
  expect(one.now()).toBeNull();
});

test("a game that catches up shows only the last", () => {
  const one = show();
  one.set(1, 2, 3, 4, 5, 6);
  expect(one.now()).toBe(4);
});

test("what was taken back is shown again when it is made again", async () => {
  const one = show();
  one.set(1);
  one.skip();
  one.set();
  await Promise.resolve();
  one.set(1);
  expect(one.now()).toBe(1);
});
