// @vitest-environment jsdom
import { EMPTY_TABLE } from "@endstation/match";
import { createRoot } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { need, speak } from "../i18n/language.ts";
import type { Connection } from "../net/connection.ts";
import { createAhead } from "./ahead.ts";

/** The id of a match on this device: it has no tag. */
const LOCAL = `${"x".repeat(24)}${"A".repeat(8)}`;

vi.mock("./result/again.tsx", () => Promise.reject(new TypeError("Failed to fetch")));

beforeEach(async () => {
  await Promise.all([speak("en"), need()]);
});

test("a match on this device begins though a part of it does not come", async () => {
  const table = { ...EMPTY_TABLE, game: "trambahn" };
  const connection = { table: () => table } as unknown as Connection;
  const isHere = createRoot(() => createAhead(LOCAL, connection));
  expect(isHere()).toBe(false);
  await vi.waitFor(() => expect(isHere()).toBe(true), 20_000);
});
