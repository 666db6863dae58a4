// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Link, type LinkEvents, openLink } from "./link.ts";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  end(code: number) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let link: Link;
let told: string[];

const events: LinkEvents = {
  open: () => told.push("open"),
  text: (text) => told.push(text),
  lost: (final) => told.push(final ?? "lost"),
  failed: () => told.push("failed"),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.999);
  FakeSocket.all = [];
  told = [];
  link = openLink("ws://test", events);
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const last = () => FakeSocket.all.at(-1)!;

test("after a loss it comes back within half a second", () => {
  last().accept();
  last().end(1006);
  expect(told).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
});

test("waits grow while nothing is proven, and begin anew when it is", () => {
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    last().accept();
    last().end(1006);
    const before = Date.now();
    const { length } = FakeSocket.all;
    while (FakeSocket.all.length === length) vi.advanceTimersToNextTimer();
    waits.push(Math.round((Date.now() - before) / 100) * 100);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16000, 20000, 20000]);
  last().accept();
  link.proven();
  last().end(1006);
  vi.advanceTimersByTime(500);
  expect(last().readyState).toBe(FakeSocket.CONNECTING);
});

test("sent away as one too many, it stays away until it is asked back", () => {
  last().accept();
  last().end(4001);
  vi.advanceTimersByTime(120_000);
  for (const type of ["online", "pageshow"]) window.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(1);
  link.retry();
  expect(FakeSocket.all).toHaveLength(2);
  expect(told).toEqual(["open", "crowded"]);
});

test("a probe that is not answered ends in a new socket", () => {
  last().accept();
  link.probe();
  expect(last().sent).toEqual(["ping"]);
  vi.advanceTimersByTime(5_500);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a probe that is answered does not", () => {
  last().accept();
  link.probe();
  last().onmessage?.({ data: "pong" });
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(told).toEqual(["open"]);
});

test("a socket that does not open is given up, and said to have failed", () => {
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual(["lost", "failed"]);
});

test("what a socket says after it was given up is not heard", () => {
  const old = last();
  old.accept();
  link.renew();
  old.onmessage?.({ data: "late" });
  expect(told).toEqual(["open", "lost"]);
});

test("a page that is left closes its socket, and opens one when it is shown again", () => {
  last().accept();
  window.dispatchEvent(new Event("pagehide"));
  expect(last().readyState).toBe(3);
  window.dispatchEvent(new Event("pageshow"));
  expect(FakeSocket.all).toHaveLength(2);
});
