// @vitest-environment jsdom

import { afterEach, expect, test, vi } from "vitest";
import { change, loudness, parseSettings, settings, wantsStill } from "./settings.ts";

const FIRST = parseSettings(null);
afterEach(() => {
  change(FIRST);
  vi.unstubAllGlobals();
});

test.each<[string, unknown]>([
  ["nothing", null],
  ["a text", "dark"],
  ["a list", [1, 2]],
  ["values of a later version", { theme: "sepia", motion: 3, laying: "voice", volume: 400 }],
])("%s is as if nothing had been chosen", (_, kept) => {
  expect(parseSettings(kept)).toEqual(FIRST);
});

test("what was kept is read again, and a part of it keeps the rest as it was first", () => {
  const chosen = { ...FIRST, theme: "dark", volume: 0, muted: true, staysAwake: false } as const;
  expect(parseSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  expect(parseSettings({ motion: "reduced" })).toEqual({ ...FIRST, motion: "reduced" });
});

test("a change goes by what another tab has kept meanwhile", () => {
  change({ theme: "dark" });
  const kept = JSON.parse(localStorage.getItem("endstation.settings")!);
  localStorage.setItem("endstation.settings", JSON.stringify({ ...kept, volume: 20 }));
  change({ muted: true });
  expect(settings()).toMatchObject({ theme: "dark", volume: 20, muted: true });
});

test("where the browser keeps nothing, a choice holds as long as the page lives", () => {
  vi.stubGlobal("localStorage", undefined);
  change({ motion: "reduced" });
  change({ muted: true });
  expect(settings()).toMatchObject({ motion: "reduced", muted: true });
});

test("movement is left out by choice, and without one by the system's", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(wantsStill()).toBe(true);
  change({ motion: "full" });
  expect(wantsStill()).toBe(false);
  change({ motion: "reduced" });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  expect(wantsStill()).toBe(true);
});

test("muted is silent, whatever the volume", () => {
  change({ volume: 50 });
  expect(loudness()).toBe(0.5);
  change({ muted: true });
  expect(loudness()).toBe(0);
});
