import { trambahnHandOf } from "@endstation/engine";
import { expect, test } from "vitest";
import { tryOut } from "../model/trial.ts";
import { LESSON_CARDS, lesson } from "./lesson.ts";

test("the lesson holds every card that it offers, and judges each by the rules", () => {
  const position = lesson();
  expect(trambahnHandOf(position, 0)).toEqual(expect.arrayContaining([...LESSON_CARDS]));
  const faults = LESSON_CARDS.map((code) => {
    const trial = tryOut(position, [`stop ${code}>1`]);
    return trial.ok ? null : trial.fault;
  });
  expect(faults).toEqual(["not-ascending", null, null, "other-colour", null]);
});
