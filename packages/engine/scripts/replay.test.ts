import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { FIXTURES, recordsIn } from "../test/records.ts";
import { sampleRecord } from "../test/sample.ts";

const COMMAND = new URL("./replay.ts", import.meta.url).pathname;

/** The folder in which the command is given; its files are named relative to it. */
const home = mkdtempSync(join(tmpdir(), "replay-"));
afterAll(() => rmSync(home, { recursive: true }));

function write(name: string, ...lines: string[]): string {
  writeFileSync(join(home, name), lines.join("\n"));
  return name;
}

/** Runs the command elsewhere than at home, as the workspace's scripts do. */
function run(...args: string[]): { status: number | null; lines: unknown[] } {
  const { status, stdout } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: tmpdir(),
    env: { ...process.env, INIT_CWD: home },
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter((line) => line !== "");
  return { status, lines: lines.map((line) => JSON.parse(line)) };
}

const record = sampleRecord();
const good = JSON.stringify(record);
const scores = record.result!.scores;

describe("the command replay", () => {
  test("prints a line for each record of a file, and passes over blank ones", () => {
    const file = write("two.ndjson", good, "", good, "");
    const line = { file, game: "cable-car", ok: true, finished: true, scores };
    expect(run(file)).toEqual({
      status: 0,
      lines: [
        { ...line, line: 1 },
        { ...line, line: 3 },
      ],
    });
  });

  test("reads a record that is a whole file", () => {
    const file = write("one.json", JSON.stringify(record, null, 2));
    expect(run(file)).toMatchObject({ status: 0, lines: [{ file, line: 1, ok: true }] });
  });

  test("fails when one record of many does, and names the move and rule", () => {
    const bad = JSON.stringify({ ...record, moves: [...record.moves, "draw"] });
    const { status, lines } = run(write("bad.ndjson", bad, good));
    const error = { code: "game-over", move: record.moves.length, rule: "CC-20" };
    expect(status).toBe(1);
    expect(lines).toMatchObject([
      { line: 1, ok: false, error },
      { line: 2, ok: true },
    ]);
  });

  test("an unreadable file and a broken line are errors, not the end", () => {
    const { status, lines } = run("missing.json", write("broken.ndjson", "{", good));
    expect(status).toBe(1);
    expect(lines).toMatchObject([
      { file: "missing.json", ok: false, error: { code: "unreadable-file" } },
      { line: 1, ok: false, error: { code: "not-json" } },
      { line: 2, ok: true },
    ]);
  });

  test("--verify asks for a seed, wherever it stands", () => {
    const { seed: _, ...unproven } = record;
    const file = write("unproven.json", JSON.stringify(unproven));
    const error = { code: "no-commitment" };
    expect(run("--verify", file)).toMatchObject({ status: 1, lines: [{ ok: false, error }] });
    expect(run(write("proven.json", good), "--verify")).toMatchObject({ status: 0 });
  });

  test("without a file it only tells how it is used", () => {
    expect(run()).toEqual({ status: 1, lines: [] });
  });

  test("takes the recorded games, faulty ones as they expect", () => {
    const files = ["cable-car", "trambahn", "corners", "refused"].map(
      (name) => `${FIXTURES}/${name}.ndjson`,
    );
    const { status, lines } = run(...files);
    expect(status).toBe(0);
    expect(lines).toHaveLength(recordsIn(FIXTURES).length);
  });
});
