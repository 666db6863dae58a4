import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { commandsToRun } from "../src/pages.ts";
import { theRepository } from "../src/repository.ts";
import { makeScratch } from "../src/scratch.ts";

const repository = theRepository();
const scratch = makeScratch(repository, { borrow: true });
afterAll(() => scratch.remove());

test("the keys of a deployment are printed as docs/operations.md says", () => {
  // One page gives them, line by line, and a `cd` holds for those after it.
  const lines = commandsToRun(repository, "test").map(({ command }) => command);
  expect(lines).toHaveLength(2);
  const { status, output } = scratch.run(lines.join(" && "), ".", 20);
  expect(output).toBe("");
  expect(status).toBe(0);
  const secrets = readFileSync(join(scratch.folder, "apps/edge/secrets.json"), "utf8");
  expect(Object.keys(JSON.parse(secrets)).sort()).toEqual([
    ...["ID_KEY", "VAPID_PRIVATE_KEY", "VAPID_PUBLIC_KEY", "VAPID_SUBJECT"],
  ]);
});

test("a command that fails is seen to fail", () => {
  expect(scratch.run("node scripts/castle.mjs", ".", 20).status).not.toBe(0);
});
