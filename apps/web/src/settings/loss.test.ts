import { expect, test } from "vitest";
import type { KnownMatch } from "../net/known-matches.ts";
import { lossOf } from "./loss.ts";

const ids = { own: "B".repeat(32), watched: "C".repeat(32), local: "A".repeat(32) };
const match = (id: string, phase: KnownMatch["phase"]): KnownMatch => ({
  id,
  game: "cable-car",
  others: [],
  phase,
  at: 0,
});

test("seats in running online matches are lost, and all matches of this device", () => {
  const known = [
    match(ids.own, "play"),
    match(ids.own, "lobby"),
    match(ids.own, "over"),
    match(ids.watched, "play"),
    match(ids.local, "play"),
    match(ids.local, "over"),
  ];
  const loss = lossOf(known, (id) => id !== ids.watched);
  expect(loss.seats.map(({ phase }) => phase)).toEqual(["play", "lobby"]);
  expect(loss.local).toBe(2);
});
