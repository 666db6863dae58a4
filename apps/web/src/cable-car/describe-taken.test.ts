import { expect, test } from "vitest";
import { dictionary as english } from "../i18n/en/index.ts";
import { plain } from "../i18n/phrase.ts";
import type { Telling } from "./describe.ts";
import { tellTaken } from "./describe-taken.ts";

const people = [
  { name: "Mira", colour: "yellow", here: true, lost: null },
  { name: "Ben", colour: "blue", here: true, lost: null },
] as const;
const telling: Telling = {
  words: english,
  people,
  cars: ["yellow", "blue"],
  companies: false,
  me: 0,
};
const told = (taken: readonly string[], before: readonly string[] = []) => {
  const { by, parts } = tellTaken(telling)(taken, before);
  return { by, text: plain(parts) };
};

test("a tile of the hand goes back there, and what refilled the hand onto the stack", () => {
  expect(told(["aaaa@a1"])).toEqual({
    by: 0,
    text: "a tile goes from a1 back to the hand. What was drawn to refill the hand lies on top of the stack again, as its owner knows.",
  });
});

test("a tile that was drawn and laid goes back onto the stack", () => {
  const { by, text } = told(["draw", "aaaa@a1"], ["adad@b1"]);
  expect(by).toBe(1);
  expect(text).toBe("a tile goes from a1 back on top of the stack, as all who saw it know.");
});

test("a tile that was only drawn lies on the stack again", () => {
  expect(told(["draw"]).text).toMatch(/^The drawn tile lies on top of the stack again/);
});

test("where the drawing itself stands, the tile does not go back into the hand", () => {
  expect(told(["aaaa@a1"], ["draw"]).text).not.toMatch(/hand/);
});

test("in The Companies the rules may pass a seat over: whose moves they were is not told", () => {
  const { by } = tellTaken({ ...telling, companies: true })(["pass"], []);
  expect(by).toBeNull();
});
