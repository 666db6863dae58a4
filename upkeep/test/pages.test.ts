import { describe, expect, test } from "vitest";
import { faultsOf, pagesOf, unusedCommands } from "../src/pages.ts";
import { theRepository, withFile } from "../src/repository.ts";

const repository = theRepository();

describe("every page leads where it says, and names what is there", () => {
  test.each(pagesOf(repository))("%s", (file) => {
    expect(faultsOf(repository, file)).toEqual([]);
  });
});

test("each command with a proof stands in a page", () => {
  expect(unusedCommands(repository)).toEqual([]);
});

test("a page with faults is found out", () => {
  const planted = `# Planted

[nowhere](nowhere.md), [no heading](record.md#castling), \`packages/engine/src/chess.ts\`,
\`npm run castle\`, \`node scripts/castle.mjs\` and \`castle.ts\`.

    npm run castle

\`\`\`
what is this?
\`\`\`
`;
  const faults = faultsOf(withFile(repository, "docs/planted.md", planted), "docs/planted.md");
  expect(faults).toEqual([
    "docs/planted.md:3 nowhere.md leads nowhere",
    "docs/planted.md:3 docs/record.md has no heading #castling",
    "docs/planted.md:3 packages/engine/src/chess.ts is not there",
    "docs/planted.md:4 there is no command npm run castle",
    "docs/planted.md:4 scripts/castle.mjs is not there",
    "docs/planted.md:4 castle.ts is not there",
    "docs/planted.md:6 nobody tries this command: npm run castle",
    "docs/planted.md:8 a block does not say what it is",
  ]);
});

test("a page without faults is left alone", () => {
  const planted = "# Planted\n\n[back](#planted), `packages/*/README.md`, `src` and `/api/x.ts`.\n";
  expect(faultsOf(withFile(repository, "docs/planted.md", planted), "docs/planted.md")).toEqual([]);
});

test("a command that CI is said to run, and does not, is found out", () => {
  const file = ".github/workflows/ci.yml";
  const readme = repository.read("README.md");
  const without = withFile(repository, file, "on: push\n");
  const line =
    readme.split("\n").indexOf("    npm test         # installs all, runs every check and test") +
    1;
  expect(faultsOf(without, "README.md")).toContain(
    `README.md:${line} ${file} does not run: npm test`,
  );
});
