// @vitest-environment jsdom
import { cleanup, render, screen } from "@solidjs/testing-library";
import { afterEach, expect, test } from "vitest";
import { need, speak } from "../i18n/language.ts";
import { Sitters } from "./sitters.tsx";

afterEach(cleanup);

type Here = Parameters<typeof Sitters>[0]["here"];

/** Two at a device that has three levels, the second of them a bot of the last. */
const here = (): Here => ({
  rows: () => [
    { name: "Mira", level: null, colour: "red" },
    { name: "", level: "casual", colour: "orange" },
  ],
  levels: () => ["novice", "regular", "casual"],
  known: () => true,
  alone: () => true,
  choose: () => {},
  begin: async () => ({ problem: () => "" }),
});

test.each([
  ["en", "Newcomer bot, strength 1 of 3", "Commuter bot, strength 3 of 3"],
  ["de", "Bot Neuling, Stärke 1 von 3", "Bot Pendler, Stärke 3 von 3"],
])("in %s a bot's name comes with its strength, the weakest first", async (tag, first, last) => {
  await need();
  await speak(tag);
  render(() => <Sitters here={here()} />);
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect([names[1], names.at(-1)]).toEqual([first, last]);
  expect(screen.getByRole("option", { name: last, selected: true })).toBeTruthy();
});
