// `npm run gates`: the checks that take longer than `npm test` may, with the figures that CI asks
// for, then one line `N passed, N failed`. A later step still runs when an earlier one has failed.
// With `--with-tests` the line holds for the last `npm test` too.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureBrowser, ensureFirefox } from "./browser.mjs";
import { keepIdKey } from "./id-key.mjs";
import { keepPushKeys } from "./push-keys.mjs";
import { countResults, printFailures, resultFolders, TESTS_SUMMARY } from "./results.mjs";
import { attempt } from "./run.mjs";

const { values } = parseArgs({ options: { "with-tests": { type: "boolean", default: false } } });

keepIdKey();
keepPushKeys();
for (const folder of resultFolders("gate-results")) rmSync(folder, { recursive: true });

/** Runs the gates of workspaces; each leaves its results in its folder `gate-results`. */
const gatesOf = (...workspaces) => [
  ...["turbo", "run", "gates", "--continue"],
  ...workspaces.map((workspace) => `--filter=@endstation/${workspace}`),
];

// One after the other, as each keeps both cores busy and some are about time; but the first two
// only reckon, on a core each.
const steps = [
  {
    name: "positions of every game by the plain rules; the bots' kept games, played again",
    run: gatesOf("engine", "bots"),
  },
  {
    name: "the shipped bundle under crashes, storms and bad frames, and on a slow phone",
    run: gatesOf("measures"),
    needs: ensureBrowser,
  },
  { name: "evictions at every message of whole games", run: gatesOf("edge") },
  { name: "the commands of the pages, in a copy", run: gatesOf("upkeep") },
  { name: "whole games in a browser", run: gatesOf("e2e"), needs: ensureBrowser },
  {
    name: "a whole game in Firefox",
    run: ["turbo", "run", "gates:firefox", "--filter=@endstation/e2e"],
    needs: ensureFirefox,
  },
];
let failedSteps = 0;
for (const { name, run, needs } of steps) {
  if ((needs && !(await needs())) || (await attempt(run)) !== 0) {
    failedSteps++;
    console.log(`\nFAILED: ${name}\n`);
  }
}

const gates = countResults("gate-results");
const tests = values["with-tests"]
  ? testsSummary()
  : { passed: 0, failures: 0, names: [], unsteady: [] };
if (gates.skipped > 0) console.log(`\n${gates.skipped} skipped: see above for why.`);
const passed = gates.passed + tests.passed;
const failures = Math.max(gates.failed, failedSteps) + tests.failures;
printFailures({
  names: [...tests.names, ...gates.names],
  unsteady: [...tests.unsteady, ...gates.unsteady],
});
console.log(`\n${passed} passed, ${failures} failed`);
process.exit(failures === 0 && gates.passed > 0 ? 0 : 1);

/** What the last `npm test` came to; one failure if it came to no end. */
function testsSummary() {
  if (!existsSync(TESTS_SUMMARY))
    return { passed: 0, failures: 1, names: ["npm test came to no end"], unsteady: [] };
  return JSON.parse(readFileSync(TESTS_SUMMARY, "utf8"));
}
