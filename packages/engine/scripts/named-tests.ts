import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = new URL("../src", import.meta.url).pathname;

/** The beginning of a test name that names a rule. */
const NAME = /["'`]\[([A-Z]{2}-\d+)\] /g;

/** The test files that have tests named `[id]`, by id. */
export function testFilesByRule(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const entry of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!entry.endsWith(".test.ts")) continue;
    const text = readFileSync(join(SOURCES, entry), "utf8");
    for (const id of new Set([...text.matchAll(NAME)].map((match) => match[1]!))) {
      files.set(id, [...(files.get(id) ?? []), join("src", entry)]);
    }
  }
  return files;
}
