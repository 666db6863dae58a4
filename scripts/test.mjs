// `npm test`: every check there is, then one line `N passed, N failed`. A later step still runs
// when an earlier one has failed, so that one run shows all that is wrong.
import { rmSync, writeFileSync } from "node:fs";
import { ensureBrowser } from "./browser.mjs";
import { keepIdKey } from "./id-key.mjs";
import { keepPushKeys } from "./push-keys.mjs";
import { countResults, printFailures, resultFolders, TESTS_SUMMARY } from "./results.mjs";
import { attempt } from "./run.mjs";

keepIdKey();
keepPushKeys();
rmSync(TESTS_SUMMARY, { force: true });
for (const folder of resultFolders("test-results"))
  rmSync(folder, { recursive: true, force: true });

const steps = {
  "lint and format": ["biome", "ci", "--colors=off", "--error-on-warnings", "."],
  "checks, unit tests, Worker tests": [
    ...["turbo", "run", "check", "test", "strangers", "mutants", "dry-run"],
    "--continue=dependencies-successful",
  ],
};
let failedSteps = 0;
for (const [name, command] of Object.entries(steps)) {
  if ((await attempt(command)) !== 0) {
    failedSteps++;
    console.log(`\nFAILED: ${name}\n`);
  }
}

// On its own: a failing task beside it would leave its server behind, and on a small machine the
// browser wants the cores.
if (!(await ensureBrowser()) || (await attempt(["turbo", "run", "e2e"])) !== 0) {
  failedSteps++;
  console.log("\nFAILED: browser tests\n");
}

const { passed, failed, skipped, names, unsteady } = countResults("test-results");
// A step can fail with no test failing (a type error): that is a failure all the same.
const failures = Math.max(failed, failedSteps);
if (skipped > 0) console.log(`\n${skipped} skipped: see above for why.`);
// For `npm run gates -- --with-tests`, whose last line holds for both.
writeFileSync(TESTS_SUMMARY, JSON.stringify({ passed, failures, names, unsteady }));
printFailures({ names, unsteady });
console.log(`\n${passed} passed, ${failures} failed`);
process.exit(failures === 0 && passed > 0 ? 0 : 1);
