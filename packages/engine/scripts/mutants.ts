import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Mutant } from "./mutants/mutant.ts";
import { MUTANTS } from "./mutants/table.ts";
import { testFilesByRule } from "./named-tests.ts";

/**
 * Breaks each rule in turn and runs the tests named after it: one of them must fail by an
 * assertion, and all must pass without the break. Prints how many rules passed this and failed.
 */

const root = new URL("..", import.meta.url);
const testFiles = testFilesByRule();

/** What is used of vitest's JSON report. */
interface Report {
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Runs the tests of `files` that are named after a rule (a pattern), with `broken` broken. */
async function runTests(rule: string, files: readonly string[], broken: string): Promise<Report> {
  const output = `test-results/mutants/${broken || "sound"}.json`;
  const args = ["run", ...files, "-t", `\\[${rule}\\] `];
  const child = spawn("vitest", [...args, "--reporter=json", `--outputFile=${output}`], {
    cwd: root,
    env: { ...process.env, MUTANT: broken },
    stdio: "ignore",
  });
  await new Promise((resolve, reject) => child.on("exit", resolve).on("error", reject));
  return JSON.parse(readFileSync(new URL(output, root), "utf8")) as Report;
}

/** What is wrong with a mutant or its tests; `null` where they notice it as they should. */
async function complaint({ rule, file, find }: Mutant): Promise<string | null> {
  const occurrences = readFileSync(new URL(file, root), "utf8").split(find).length - 1;
  if (occurrences !== 1) return `its text stands ${occurrences} times in ${file}`;

  const whole = sound.filter(({ fullName }) => fullName.includes(`[${rule}] `));
  if (!whole.some(({ status }) => status === "passed")) return "no test is named after it";
  if (whole.some(({ status }) => status === "failed")) return "its tests fail, nothing broken";

  const broken = await runTests(rule, testFiles.get(rule) ?? [], rule);
  if (broken.numFailedTests === 0) return "its tests pass though it is broken";
  const failures = broken.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []),
  );
  const byAssertion = failures.some((message) => message.startsWith("AssertionError"));
  return byAssertion ? null : `no assertion fails, but: ${failures[0]}`;
}

const allFiles = [...new Set([...testFiles.values()].flat())];
const sound = (await runTests("[A-Z]+-\\d+", allFiles, "")).testResults.flatMap(
  ({ assertionResults }) => assertionResults,
);

let passed = 0;
let failed = 0;
const queue = [...MUTANTS];

async function work(): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const wrong = await complaint(mutant);
    if (wrong === null) passed++;
    else failed++;
    console.log(`${mutant.rule}: ${wrong ?? "noticed"}`);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
writeFileSync(new URL("test-results/mutants.json", root), JSON.stringify({ passed, failed }));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
