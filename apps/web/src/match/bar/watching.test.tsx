// @vitest-environment jsdom

import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, expect, test } from "vitest";
import { need, speak } from "../../i18n/language.ts";
import Watching from "./watching.tsx";

afterEach(cleanup);
await Promise.all([speak("en"), need()]);

test("a figure beside an eye, with its words for those who listen", () => {
  const [count, setCount] = createSignal(1);
  render(() => <Watching count={count()} />);
  expect(screen.getByRole("img", { name: "1 person is watching" }).textContent).toBe("1");
  setCount(12);
  expect(screen.getByRole("img", { name: "12 people are watching" }).textContent).toBe("12");
});
