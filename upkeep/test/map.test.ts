import { expect, test } from "vitest";
import { MAP, unnamedFolders } from "../src/map.ts";
import { theRepository, withFile } from "../src/repository.ts";

const repository = theRepository();

test("docs/architecture.md names every workspace, and the first level of its sources", () => {
  expect(unnamedFolders(repository)).toEqual([]);
});

test.each([
  ["a folder at the top", "chess/board.ts", "chess"],
  ["a workspace", "apps/phone/package.json", "apps/phone"],
  ["a folder of sources", "packages/match/src/castle/rook.ts", "packages/match/src/castle"],
])("%s that it does not name is found", (_, file, folder) => {
  expect(unnamedFolders(withFile(repository, file, ""))).toContain(folder);
});

test("a row that loses a name is found", () => {
  const without = repository.read(MAP).replace("`redeal`", "redeal");
  expect(unnamedFolders(withFile(repository, MAP, without))).toContain("packages/bots/src/redeal");
});
