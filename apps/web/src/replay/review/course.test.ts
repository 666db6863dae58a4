import type { JudgedDecision, Review } from "@endstation/bots";
import { expect, test } from "vitest";
import { courseOf, decisionBefore, expectedAt } from "./course.ts";

const decision = (ply: number, count: number): JudgedDecision => ({
  ply,
  count,
  seat: 0,
  scores: [ply, 0],
  chances: [1, 0],
  loss: 0,
  standardError: 0,
  verdict: "best",
  better: [],
});
/** Two turns of three moves and one of one; then the game goes on unjudged for a move. */
const review: Review = {
  version: 1,
  decisions: [decision(0, 3), decision(3, 3), decision(6, 1)],
  end: { scores: [99, 0], chances: [0, 1] },
};

test.each([
  [0, null],
  [1, 0],
  [3, 0],
  [4, 3],
  [7, 6],
  [8, null],
])("the decision that led to ply %i began at %j", (ply, began) => {
  expect(decisionBefore(review, ply)?.ply ?? null).toBe(began);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [7, 6],
  [8, 99],
])("at ply %i what was expected is %i", (ply, points) => {
  expect(expectedAt(courseOf(review, 8), ply).scores[0]).toBe(points);
});
