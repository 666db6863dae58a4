import { COLOURS, REFUSAL_CODES } from "@endstation/match";
import { describe, expect, test } from "vitest";
import { BOOKS } from "./books.ts";
import type { Dictionary } from "./dictionary.ts";
import type { RuleBook } from "./rules.ts";

const languages = import.meta.glob<object>("./*/index.ts", { import: "dictionary", eager: true });
const books = import.meta.glob<RuleBook>("./*/rules-*.ts", { import: "book", eager: true });
const settings = import.meta.glob<object>("./*/settings.ts", { import: "settings", eager: true });
const { "./en/index.ts": english, ...others } = languages;

/** Every key of a dictionary with the kind of thing it stands for: "home.title string". */
function keys(value: unknown, path: string[] = []): string[] {
  if (typeof value !== "object" || value === null) return [`${path.join(".")} ${typeof value}`];
  return Object.entries(value).flatMap(([key, part]) => keys(part, [...path, key]));
}

const holes = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];

/** The `{holes}` of every template, by key. */
function templates(value: unknown, path: string[] = []): string[] {
  if (typeof value === "string") return [`${path.join(".")} ${holes(value)}`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => templates(part, [...path, key]));
}

describe.each(Object.entries(others))("%s", (_, dictionary) => {
  test("has exactly the keys of English", () => {
    expect(keys(dictionary)).toEqual(keys(english));
  });

  test("has the holes of English in its templates", () => {
    expect(templates(dictionary)).toEqual(templates(english));
  });
});

test.each(Object.entries(settings))("%s has exactly the words of English", (_, words) => {
  expect(keys(words)).toEqual(keys(settings["./en/settings.ts"]));
});

test.each(Object.entries(books))("%s tells the same rules as English", (path, book) => {
  const told = (one: RuleBook) =>
    one.sections.map(({ rules }) => rules.map(({ id, ruling }) => [id, ruling ?? false]));
  expect(told(book)).toEqual(told(books[path.replace(/^\.\/\w+/, "./en")]!));
});

test("every book is there in every language", () => {
  const languagesHere = Object.keys(languages).map((path) => path.split("/")[1]!);
  const wanted = languagesHere.flatMap((tag) => BOOKS.map((name) => `./${tag}/rules-${name}.ts`));
  expect(Object.keys(books).sort()).toEqual(wanted.sort());
});

test("every refusal of the protocol has words, and no other", () => {
  const { refusals } = english as { refusals: object };
  expect(Object.keys(refusals).sort()).toEqual([...REFUSAL_CODES].sort());
});

describe.each(Object.entries(languages))("%s: companies' letters", (_, dictionary) => {
  const { common } = dictionary as { common: Pick<Dictionary["common"], "colours" | "letters"> };

  test("each is one letter of its company's name", () => {
    for (const colour of COLOURS) {
      const letter = common.letters[colour];
      expect([...letter]).toHaveLength(1);
      expect(common.colours[colour].toUpperCase()).toContain(letter);
    }
  });

  test("no two companies share one", () => {
    expect(new Set(Object.values(common.letters))).toHaveLength(COLOURS.length);
  });
});
