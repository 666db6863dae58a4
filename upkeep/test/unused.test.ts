import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { ROOT } from "../src/repository.ts";

/** What knip finds that nothing uses: files, exports and dependencies (`knip.ts` has its ways in). */
function unused(): string[] {
  const knip = join(ROOT, "upkeep/node_modules/knip/bin/knip.js");
  const options = ["--directory", ROOT, "--config", "upkeep/knip.ts", "--no-progress"];
  const { stdout, stderr } = spawnSync(process.execPath, [knip, ...options], { encoding: "utf8" });
  return `${stdout}${stderr}`.trim().split("\n");
}

const planted = join(ROOT, "upkeep/src/planted.ts");
afterEach(() => rmSync(planted, { force: true }));

// In one run, which takes its seconds: what is planted is found, and nothing beside it.
test("nothing is there that nothing uses, but for a planted file", () => {
  writeFileSync(planted, "export const planted = 1;\n");
  expect(unused()).toEqual(["Unused files (1)", "upkeep/src/planted.ts"]);
});
