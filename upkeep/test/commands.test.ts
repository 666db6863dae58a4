import { afterAll, expect, test } from "vitest";
import { commandsToRun } from "../src/pages.ts";
import { theRepository } from "../src/repository.ts";
import { makeScratch } from "../src/scratch.ts";

// The commands of the pages that take no time; commands.gate.ts has those that do.

const repository = theRepository();
const scratch = makeScratch(repository, { borrow: true });
afterAll(() => scratch.remove());

test.each(commandsToRun(repository, "test"))("$command", ({ command, folder }) => {
  const { status, output } = scratch.run(command, folder, 60);
  expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
});

test("a command that fails is seen to fail", () => {
  expect(scratch.run("node scripts/castle.mjs", ".", 60).status).not.toBe(0);
});
