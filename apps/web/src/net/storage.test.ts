import { expect, test } from "vitest";
import readme from "../../README.md?raw";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("the README names all that a browser keeps", () => {
  const keys = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/["`]endstation\.([a-z-]+)/g)].map(([, key]) => key!),
  );
  expect(keys.length).toBeGreaterThan(10);
  const named = (key: string) => new RegExp(`\`${key}(\\.ID)?\``).test(readme);
  expect([...new Set(keys)].filter((key) => !named(key))).toEqual([]);
});
