import { REFUSAL_CODES } from "@endstation/match";
import { describe, expect, test } from "vitest";
import type { RuleBook } from "./rules.ts";

const languages = import.meta.glob<object>("./*/index.ts", { import: "dictionary", eager: true });
const books = import.meta.glob<RuleBook>("./*/rules-*.ts", { import: "book", eager: true });
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

test.each(Object.entries(books))("%s tells the same rules as in English", (path, book) => {
  const englishBook = books[path.replace(/^\.\/\w+\//, "./en/")];
  const told = (one: RuleBook) =>
    one.sections.map(({ rules }) => rules.map(({ id, ruling }) => [id, ruling ?? false]));
  expect(told(book)).toEqual(told(englishBook!));
});

test("every refusal that has words is one of the protocol's", () => {
  const { refusals } = english as { refusals: object };
  expect(
    Object.keys(refusals).filter((code) => !(REFUSAL_CODES as readonly string[]).includes(code)),
  ).toEqual([]);
});
