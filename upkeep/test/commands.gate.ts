import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { commandsToRun } from "../src/pages.ts";
import { theRepository } from "../src/repository.ts";
import { makeScratch } from "../src/scratch.ts";

const repository = theRepository();
const commands = commandsToRun(repository, "gate");
const isNpm = ({ command }: { command: string }) => command.includes("npm ");
const there = makeScratch(repository, { borrow: true });
const fresh = makeScratch(repository, { borrow: false });
afterAll(() => {
  there.remove();
  fresh.remove();
});

describe("what the pages say to run, where all is installed", () => {
  test.each(commands.filter((one) => !isNpm(one)))("$command", ({ command, folder }) => {
    const { status, output } = there.run(command, folder, 300);
    expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
  });
});

describe("what the pages say to run, in a fresh clone", () => {
  // The reader's own record: here one of those that are kept, with the seed that proves its deal.
  const kept = "packages/engine/fixtures/releases/0.1.0/records.ndjson";
  const [record] = readFileSync(join(fresh.folder, kept), "utf8").split("\n");
  writeFileSync(join(fresh.folder, "game.json"), record!);

  test.each(commands.filter(isNpm))("$command", ({ command, folder }) => {
    const { status, output } = fresh.run(command, folder, 300);
    expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
    expect(output).toMatch(/"ok":true|"move":/);
  });
});
