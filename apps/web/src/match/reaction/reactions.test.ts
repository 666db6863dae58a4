// @vitest-environment jsdom

import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../../net/connection.ts";
import { createReactions } from "./reactions.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function seated() {
  const [reaction, said] = createSignal<ReturnType<Connection["reaction"]>>(null);
  const react = vi.fn();
  const connection = { reaction, react } as unknown as Connection;
  return createRoot(() => ({ reactions: createReactions(connection, () => [5, 2]), said, react }));
}

test("a call is shown at its seat for a few seconds", () => {
  const { reactions, said } = seated();
  said({ from: 2, reaction: "wow" });
  expect(reactions.of(1)).toBe("wow");
  expect(reactions.of(0)).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(reactions.of(1)).toBeNull();
});

test("a second call of the same seat is shown for its own time", () => {
  const { reactions, said } = seated();
  said({ from: 2, reaction: "wow" });
  vi.advanceTimersByTime(3000);
  said({ from: 2, reaction: "oops" });
  vi.advanceTimersByTime(3000);
  expect(reactions.of(1)).toBe("oops");
});

test("muted calls are not shown, and the mute is kept on the device", () => {
  const { reactions, said } = seated();
  reactions.mute(true);
  said({ from: 2, reaction: "wow" });
  expect(reactions.of(1)).toBeNull();
  expect(reactions.shown()).toBeNull();
  expect(seated().reactions.muted()).toBe(true);
});

test("one's own calls come one at a time", () => {
  const { reactions, react } = seated();
  reactions.call("hello");
  reactions.call("hello");
  expect(react).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3500);
  reactions.call("thanks");
  expect(react).toHaveBeenCalledTimes(2);
});
