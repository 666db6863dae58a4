import { afterAll, expect, test } from "vitest";
import { theRepository } from "../src/repository.ts";
import { makeScratch } from "../src/scratch.ts";

const scratch = makeScratch(theRepository(), { borrow: true });
afterAll(() => scratch.remove());

test("a command that fails is seen to fail", () => {
  expect(scratch.run("node scripts/castle.mjs", ".", 20).status).not.toBe(0);
});
