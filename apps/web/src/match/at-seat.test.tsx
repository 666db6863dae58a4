// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@solidjs/testing-library";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../i18n/language.ts";
import { Missing } from "../ui/missing.tsx";
import { AtSeat } from "./at-seat.tsx";
import type { Clocks } from "./clock/clocks.ts";

let isGone = true;
vi.mock("./clock/clock.tsx", () => ({
  get Clock() {
    if (isGone) throw new TypeError("Failed to fetch");
    return () => <span>4:59</span>;
  },
}));

beforeEach(async () => {
  await Promise.all([speak("en"), need()]);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(cleanup);

test("a seat is shown without its clock where that does not load, until it is tried again", async () => {
  const clocks = { terms: () => ({ clock: {} }) } as unknown as Clocks;
  render(() => (
    <>
      <Missing />
      <p>Mira</p>
      <AtSeat seat={0} lost={null} substituted={true} clocks={clocks} reactions={undefined} />
    </>
  ));
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText("Mira")).not.toBeNull();
  expect(screen.queryByText("4:59")).toBeNull();
  isGone = false;
  fireEvent.click(again);
  await screen.findByText("4:59");
  expect(screen.queryByRole("alert")).toBeNull();
});
