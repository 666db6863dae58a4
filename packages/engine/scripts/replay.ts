import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Checked, checkRecord, type RecordFault, type Result } from "../src/index.ts";

/**
 * `replay FILE... [--verify]`: replays the records of `.json` and `.ndjson` files and prints one
 * line of JSON for each; see docs/record.md. Exits 0 only when all are good.
 */

const VERIFY = "--verify";

/** Folders are those of the caller: npm and the boot script run in the workspace's root. */
const home = process.env.INIT_CWD ?? process.cwd();

/** A place in a file, as the output names it; `line` counts from 1. */
interface Place {
  readonly file: string;
  readonly line?: number;
}

let failed = false;

function print(place: Place, checked: Result<Checked, RecordFault>): void {
  if (!checked.ok) failed = true;
  const body = checked.ok
    ? {
        game: checked.value.game,
        ok: true,
        finished: checked.value.finished,
        ...checked.value.outcome,
        ...(verify && { verified: true }),
      }
    : { ok: false, error: checked.error };
  process.stdout.write(`${JSON.stringify({ ...place, ...body })}\n`);
}

function printFault(place: Place, code: string, message: string): void {
  print(place, { ok: false, error: { code, message, move: null, rule: "record" } });
}

function read(file: string): string | null {
  try {
    return readFileSync(resolve(home, file), "utf8");
  } catch {
    return null;
  }
}

function replayText(place: Place, text: string): void {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    printFault(place, "not-json", "This is not JSON.");
    return;
  }
  print(place, checkRecord(input, { verify }));
}

const verify = process.argv.includes(VERIFY);
const files = process.argv.slice(2).filter((argument) => argument !== VERIFY);
if (files.length === 0) {
  process.stderr.write(`usage: replay FILE... [${VERIFY}]\n`);
  failed = true;
}

for (const file of files) {
  const text = read(file);
  if (text === null) {
    printFault({ file }, "unreadable-file", "This file cannot be read.");
  } else if (file.endsWith(".ndjson")) {
    for (const [index, line] of text.split("\n").entries()) {
      if (line.trim() !== "") replayText({ file, line: index + 1 }, line);
    }
  } else {
    replayText({ file, line: 1 }, text);
  }
}

// Not `exit`: that could cut off what a pipe has not taken yet.
process.exitCode = failed ? 1 : 0;
