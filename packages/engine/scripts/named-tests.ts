import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = new URL("..", import.meta.url).pathname;
const WORKSPACE = join(PACKAGE, "../..");

/** The beginning of a test name that names a rule. */
const NAME = /["'`]\[([A-Z]{2}-\d+)\] /g;

/** The test files of this package that have tests named `[id]`, by id. */
export const testFilesByRule = (): Map<string, string[]> => byRule(PACKAGE, "src/**/*.test.ts");

/** The same for all workspaces: other packages name rules too. */
export const allTestFilesByRule = (): Map<string, string[]> =>
  byRule(WORKSPACE, "{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}");

function byRule(folder: string, pattern: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of globSync(pattern, { cwd: folder })) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const id of new Set([...text.matchAll(NAME)].map((match) => match[1]!))) {
      files.set(id, [...(files.get(id) ?? []), file]);
    }
  }
  return files;
}
