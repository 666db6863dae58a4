import { expect, test } from "vitest";
import { dictionary as english } from "../i18n/en/index.ts";
import { plain } from "../i18n/phrase.ts";
import type { Telling } from "../match/telling.ts";
import { tellTaken } from "./describe-taken.ts";

const people = [
  { name: "Mira", colour: "yellow", here: true, lost: null },
  { name: "Ben", colour: "blue", here: true, lost: null },
] as const;
const telling: Telling = { words: english, people, me: 0 };
const told = (taken: readonly string[], before: readonly string[] = []) => {
  const { by, parts } = tellTaken(telling)(taken, before);
  return { by, text: plain(parts) };
};

test("cards go back to the hand, and what a turn's end had drawn onto the pile", () => {
  expect(told(["pass r7", "stop b3>new", "bank g2", "end"], ["pass r2", "end"])).toEqual({
    by: 1,
    text: "red 7 and blue 3 went back to the hand, as all who saw them know. 1 card went from the money back to the hand. The cards drawn since lie on top of the pile again, as their owner knows.",
  });
});

test("a tram stands in the stock again", () => {
  expect(told(["buy steam>2"])).toEqual({
    by: 0,
    text: "The steam tram stands in the stock again.",
  });
});
