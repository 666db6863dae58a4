import { expect, test } from "vitest";
import { GLOSSARY, unsaidWords, wordsOf } from "../src/glossary.ts";
import { theRepository, withFile } from "../src/repository.ts";

const repository = theRepository();

test("every word of the glossary stands in the dictionaries of its language", () => {
  expect(wordsOf(repository.read(GLOSSARY)).length).toBeGreaterThan(80);
  expect(unsaidWords(repository)).toEqual([]);
});

test("a word that no screen says is found, and one of the other language", () => {
  const row = "| rook | Plättchen | a piece | `Rook` |\n| tile | Tile | a piece | `Tile` |\n";
  const planted = withFile(repository, GLOSSARY, repository.read(GLOSSARY) + row);
  expect(unsaidWords(planted)).toEqual(["en: rook", "de: Tile"]);
});
