// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, expect, test } from "vitest";
import { need, speak } from "../i18n/language.ts";
import { loadLearnWords } from "../i18n/learn.ts";
import type { Verdict } from "./lesson.ts";
import { Task } from "./task.tsx";

afterEach(cleanup);
await Promise.all([speak("en"), need()]);
const words = await loadLearnWords("en");
const [id, step] = Object.entries(words.lessons.trambahn.steps)[0]!;
const wrong = (): Verdict => ({ kind: "wrong", say: Object.keys(step.says)[0]! });

test("what was said of a try can be put away for the step's text, until the next try", () => {
  const [verdict, setVerdict] = createSignal<Verdict | null>(null);
  render(() => <Task game="trambahn" ids={[id]} index={0} words={words} verdict={verdict()} />);
  const said = () => screen.getByRole("status").textContent;
  const back = () => screen.queryByRole("button", { name: words.back, hidden: true });
  expect(back()).toBeNull();
  setVerdict(wrong());
  expect(said()).not.toBe("");
  fireEvent.click(back()!);
  expect(said()).toBe("");
  expect(document.activeElement!.textContent).toBe(step.text);
  expect(back()).toBeNull();
  // The same may be said again.
  setVerdict(wrong());
  expect(said()).not.toBe("");
});
