import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installed, type Licensed, licenceFaults, licencePage, missing } from "../src/licences.ts";
import { ROOT } from "../src/repository.ts";

const all = installed();

test("every package is installed, so that its licence can be read", () => {
  expect(all.length).toBeGreaterThan(100);
  expect(missing(all)).toEqual([]);
});

test("every licence is permissive, but for tools that are named with the reason", () => {
  expect(licenceFaults(all)).toEqual([]);
});

test("docs/licences.md is up to date (node upkeep/scripts/licences.ts writes it)", () => {
  expect(readFileSync(join(ROOT, "docs/licences.md"), "utf8")).toBe(licencePage(all));
});

test("a licence that asks for more is found, and an exception that would be shipped", () => {
  const made = (name: string, licence: string, shipped: boolean): Licensed => ({
    ...{ name, version: "1.0.0", licence, shipped, optional: false },
  });
  const planted = [
    made("rook", "GPL-3.0-only", false),
    made("bishop", "none named", false),
    made("knight", "(GPL-2.0 OR MIT)", true),
    made("queen", "MIT AND GPL-2.0", true),
    made("axe-core", "MPL-2.0", true),
    made("axe-corester", "MPL-2.0", false),
  ];
  expect(licenceFaults([...all, ...planted])).toEqual([
    "rook@1.0.0 has the licence GPL-3.0-only",
    "bishop@1.0.0 has the licence none named",
    "queen@1.0.0 has the licence MIT AND GPL-2.0, and is shipped",
    "axe-core@1.0.0 has the licence MPL-2.0, and is shipped",
    "axe-corester@1.0.0 has the licence MPL-2.0",
  ]);
});
