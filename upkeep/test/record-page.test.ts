import { expect, test } from "vitest";
import { parsePage } from "../src/markdown.ts";
import { theRepository } from "../src/repository.ts";

const repository = theRepository();
const named = new Set(
  parsePage(repository.read("docs/record.md")).names.map(({ text }) => text.replaceAll('"', "")),
);

/** The keys of all kept records of releases, but for what tests add. */
const kept = [...repository.files]
  .filter((file) => /^packages\/engine\/fixtures\/releases\/.*\.ndjson$/.test(file))
  .flatMap((file) => repository.read(file).split("\n"))
  .filter((line) => line !== "")
  .flatMap((line) => Object.keys(JSON.parse(line) as object));

const unnamed = (keys: readonly string[]) => [
  ...new Set(keys.filter((key) => key !== "why" && !named.has(key))),
];

test("docs/record.md names every key that a record of a release has", () => {
  expect(kept.length).toBeGreaterThan(100);
  expect(unnamed(kept)).toEqual([]);
});

test("a key that it does not name is found", () => {
  expect(unnamed([...kept, "castled"])).toEqual(["castled"]);
});
