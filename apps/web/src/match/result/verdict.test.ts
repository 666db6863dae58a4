// @vitest-environment jsdom

import { beforeAll, expect, test } from "vitest";
import { dictionary as german } from "../../i18n/de/index.ts";
import { need, speak } from "../../i18n/language.ts";
import { plain } from "../../i18n/phrase.ts";
import type { Telling } from "../telling.ts";
import { verdict } from "./verdict.ts";

beforeAll(() => Promise.all([speak("de"), need()]));

const telling: Telling = {
  words: german,
  people: ["Ben", "Mira", "Jan"].map((name) => ({ name, colour: "red", here: true, lost: null })),
  me: 1,
};
const told = (seats: readonly number[]) => plain(verdict(telling, seats));

test.each<[string, readonly number[], string]>([
  ["another", [0], "Ben gewinnt"],
  ["the reader", [1], "Du gewinnst"],
  ["two others", [0, 2], "Ben und Jan teilen sich den Sieg"],
  ["the reader with another, named first", [0, 1], "Du und Ben teilt euch den Sieg"],
])("who has won: %s", (_, seats, text) => {
  expect(told(seats)).toBe(text);
});
