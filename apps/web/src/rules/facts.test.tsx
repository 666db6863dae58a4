// @vitest-environment jsdom

import { cableCar, DECK, TILES } from "@endstation/engine";
import { cleanup, render } from "@solidjs/testing-library";
import { Dynamic } from "solid-js/web";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lesson } from "../cable-car/companies/learn/steps.ts";
import { FACTS as market } from "../cable-car/companies/rules/facts.tsx";
import { positionAt } from "../cable-car/rules/examples.ts";
import { FACTS as tiles } from "../cable-car/rules/facts.tsx";
import { need, speak } from "../i18n/language.ts";
import { FACTS as trams } from "../trambahn/rules/facts.tsx";
import type { Facts } from "./fact.tsx";

beforeEach(async () => {
  await need();
  await speak("en");
});
afterEach(cleanup);

/** What a rule's drawing says, read from top to bottom. */
function shown(facts: Facts, rule: keyof Facts): string {
  const { container } = render(() => <Dynamic component={facts[rule]!} />);
  return container.textContent!.replace(/\s+/g, " ");
}

const numbers = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map((match) => Number(match[1]!.replace(",", "")));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

test("[CC-4] draws 24 kinds, and all tiles are counted", () => {
  const counts = numbers(shown(tiles, "CC-4"), /×(\d+)/g);
  expect([counts.length, sum(counts)]).toEqual([24, TILES.length]);
});

test("[CC-9] two hold a tile each, and the others are the stack", () => {
  expect(shown(tiles, "CC-9")).toMatch(/Player 1.+Player 2.+58 in the stack/);
});

test("[CC-10] the turn comes round to whoever began", () => {
  expect(shown(tiles, "CC-10").match(/Yellow|Blue|Orange/g)).toEqual([
    ...["Yellow", "Blue", "Orange", "Yellow"],
  ]);
});

test("[CC-21] of two hands a player sees the own one, a watcher none", () => {
  const [first, second, watcher] = shown(tiles, "CC-21")
    .split(/\d+ in the stack/)
    .slice(1);
  const backs = (text: string) => text.split("?").length - 1;
  expect([first, second, watcher].map((text) => backs(text!))).toEqual([1, 1, 2]);
});

test("[CO-1] every station belongs to one company", () => {
  const stations = numbers(shown(market, "CO-1"), /(\d+)(?= ·|[A-Z]| [A-Z]|$| $)/g);
  expect(new Set(stations)).toEqual(new Set(Array.from({ length: 32 }, (_, i) => i + 1)));
});

test("[CO-2] of the eight shares of each percentage five are left in the pile for two", () => {
  expect(shown(market, "CO-2")).toContain("5 · 5 · 5 · 5");
});

test("[CO-10] the sums are those of the game's own result", () => {
  const { record } = lesson;
  const end = positionAt({ ply: record.moves.length, game: "companies" });
  const text = shown(market, "CO-10");
  const sums = cableCar.outcome(end).scores.map((score) => text.indexOf(`${score}`));
  expect(sums.every((at) => at >= 0)).toBe(true);
  expect(text).toMatch(/Player 1.+Player 2.+Company/);
});

test("[CC-21] a watcher knows the share that was taken openly, and no other", () => {
  const text = shown(market, "CC-21");
  expect(text.slice(text.indexOf("A watcher")).split("?").length - 1).toBe(7);
});

test("[TB-6] hands, money and pile are the whole deck", () => {
  const text = shown(trams, "TB-6");
  const money = numbers(text, /\+ ([\d,]+) Mark/g).map((mark) => mark / 1000);
  expect(money).toEqual([12, 15]);
  expect(DECK.length - sum(money) - 12).toBe(numbers(text, /(\d+) cards in the pile/g)[0]);
});

test("[TB-7] three horse trams lie on offer", () => {
  expect(shown(trams, "TB-7").match(/×2/g)).toHaveLength(3);
});

test("[TB-8] turns alternate from player 1 on", () => {
  expect(shown(trams, "TB-8")).toBe("Player 1Player 2Player 1Player 2");
});

test("[TB-23] of two hands a player sees the own one, a watcher none", () => {
  const text = shown(trams, "TB-23");
  const [own, watched] = [text.slice(0, text.indexOf("A watcher")), text.split("A watcher")[1]!];
  const backs = (part: string) => part.split("?").length - 1;
  expect([backs(own), backs(watched)]).toEqual([11, 11]);
});
