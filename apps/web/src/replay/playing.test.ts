import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPlaying, type Playing } from "./playing.ts";
import type { Stage } from "./stage.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function staged(last: number, begin: number) {
  const [ply, setPly] = createSignal(begin);
  const stage: Stage = { ply, last: () => last, go: setPly };
  return createRoot((dispose): { stage: Stage; playing: Playing; dispose: () => void } => ({
    stage,
    playing: createPlaying(stage),
    dispose,
  }));
}

test("a game goes on by itself to its end, and stands still there", () => {
  const { stage, playing, dispose } = staged(3, 1);
  playing.toggle();
  vi.advanceTimersByTime(1200);
  expect(stage.ply()).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(stage.ply()).toBe(3);
  expect(playing.on()).toBe(false);
  dispose();
});

test("from the end it begins at the start, at twice and four times the speed", () => {
  const { stage, playing, dispose } = staged(9, 9);
  playing.nextSpeed();
  playing.toggle();
  expect(stage.ply()).toBe(0);
  vi.advanceTimersByTime(600);
  expect(stage.ply()).toBe(1);
  playing.nextSpeed();
  expect(playing.speed()).toBe(4);
  vi.advanceTimersByTime(300);
  expect(stage.ply()).toBe(2);
  playing.nextSpeed();
  expect(playing.speed()).toBe(1);
  dispose();
});

test("it stops where it is told to", () => {
  const { stage, playing, dispose } = staged(9, 0);
  playing.toggle();
  playing.toggle();
  vi.advanceTimersByTime(10_000);
  expect(stage.ply()).toBe(0);
  dispose();
});
