// @vitest-environment jsdom

import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../i18n/language.ts";
import type { Connection } from "../net/connection.ts";
import Banner from "./banner.tsx";

type Status = ReturnType<Connection["status"]>;

beforeEach(async () => {
  await Promise.all([speak("en"), need()]);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function banner(first: Status) {
  const [status, setStatus] = createSignal<Status>(first);
  const retry = vi.fn();
  render(() => (
    <Banner
      status={status()}
      pending={false}
      seated={true}
      paused={false}
      mayResume={false}
      handOver={null}
      onRetry={retry}
      onResume={() => {}}
      onHandOver={() => {}}
    />
  ));
  return { setStatus, retry, text: () => screen.getByRole("status").textContent };
}

test("a lost connection is told after two seconds, not before", () => {
  const { setStatus, text } = banner("open");
  setStatus("lost");
  vi.advanceTimersByTime(1900);
  expect(text()).toBe("");
  vi.advanceTimersByTime(200);
  expect(text()).toBe("No connection. Reconnecting.");
});

test("it goes when the connection is back", () => {
  const { setStatus, text } = banner("lost");
  vi.advanceTimersByTime(3000);
  setStatus("open");
  expect(text()).toBe("");
});

test("trying again does not start the two seconds anew", () => {
  const { setStatus, text } = banner("lost");
  vi.advanceTimersByTime(1500);
  setStatus("connecting");
  vi.advanceTimersByTime(1000);
  expect(text()).not.toBe("");
});

test("another window of the same seat is told at once, with a way back", () => {
  const { retry } = banner("crowded");
  screen.getByRole("button", { name: "Use it here" }).click();
  expect(retry).toHaveBeenCalledOnce();
});
