// @vitest-environment jsdom
import { refusal } from "@endstation/match";
import { expect, test } from "vitest";
import { need, speak } from "./language.ts";
import { refusalText } from "./refusal.ts";
import { createTold } from "./told.ts";

test("what was said is read in the language that is chosen after it", async () => {
  await Promise.all([speak("en"), need("more")]);
  const [said, say] = createTold();
  expect(said()).toBe("");
  say(() => refusalText(refusal("too-many")));
  const english = said();
  await speak("de");
  expect(said()).toBe(refusalText(refusal("too-many")));
  expect(said()).not.toBe(english);
  say(null);
  expect(said()).toBe("");
});
