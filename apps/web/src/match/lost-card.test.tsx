// @vitest-environment jsdom

import { cleanup, render, screen } from "@solidjs/testing-library";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../i18n/language.ts";
import { LostCard } from "./lost-card.tsx";

beforeEach(() => Promise.all([speak("en"), need()]));
afterEach(cleanup);

test("whoever was away for too long is told so, and can come back", () => {
  const back = vi.fn();
  render(() => (
    <LostCard how="abandoned" text="You were away for too long." pending={false} onReturn={back} />
  ));
  expect(screen.getByRole("status").textContent).toContain("You were away for too long.");
  screen.getByRole("button", { name: "Come back" }).click();
  expect(back).toHaveBeenCalledOnce();
});

test.each(["resigned", "time"] as const)("%s is for good", (how) => {
  render(() => <LostCard how={how} text="So it is." pending={false} onReturn={() => {}} />);
  expect(screen.getByRole("status").textContent).not.toBe("");
  expect(screen.queryByRole("button", { name: "Come back" })).toBeNull();
});

test("it goes when it has been read", () => {
  render(() => <LostCard how="time" text="So it is." pending={false} onReturn={() => {}} />);
  screen.getByRole("button", { name: "Seen" }).click();
  expect(screen.queryByRole("status")).toBeNull();
});
