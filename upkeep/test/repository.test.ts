import { expect, test } from "vitest";
import { foundFiles, ROOT, theRepository } from "../src/repository.ts";

// What other tests write for a moment stands in one list and not in the other.
const isLasting = (file: string) => file !== "upkeep/src/planted.ts";

test("without git the same files are found, and nothing that git leaves out", () => {
  const found = new Set(foundFiles(ROOT));
  const listed = [...theRepository().files].filter(isLasting);
  expect(listed.length).toBeGreaterThan(1000);
  expect(listed.filter((file) => !found.has(file))).toEqual([]);
  expect([...found].filter((file) => /(^|\/)(node_modules|dist|\.turbo)\//.test(file))).toEqual([]);
});
