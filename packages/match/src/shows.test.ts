import { expect, test } from "vitest";
import { shows } from "./shows.ts";

const view = (hand: string[], drawn: string | null = null, deal: unknown = {}) => ({
  deal,
  hand,
  drawn,
});

test.each([
  ["nothing changes", view(["a", "b"]), view(["b", "a"]), false],
  ["a piece is laid", view(["a", "b"]), view(["a"]), false],
  ["the drawn piece is laid", view(["a"], "b"), view(["a"]), false],
  ["a piece is laid and replaced by its like", view(["a", "b"]), view(["a", "a"]), true],
  ["the hand is filled", view(["a"]), view(["a", "b"]), true],
  ["a piece is drawn", view(["a"]), view(["a"], "a"), true],
  ["more of the deal is seen", view([], null, { x: [null] }), view([], null, { x: [1] }), true],
])("%s", (_, before, after, expected) => {
  expect(shows(before, after)).toBe(expected);
});
