import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** What the last `npm test` came to: `{passed, failures, names, unsteady}`. */
export const TESTS_SUMMARY = "tests-summary.json";

/** Where the workspaces' tests (`test-results`) or gates (`gate-results`) leave their results. */
export const resultFolders = (name) =>
  globSync(`{packages/*,apps/*,deploy,e2e,measures,upkeep}/${name}`);

/**
 * Adds up what every workspace reported: vitest's and Playwright's JSON, or counts. `names` are
 * the failed tests, each behind its workspace; `unsteady` those that passed at a second try.
 */
export function countResults(name) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const names = [];
  const unsteady = [];
  for (const folder of resultFolders(name)) {
    for (const file of existsSync(folder) ? globSync(`${folder}/*.json`) : []) {
      const report = JSON.parse(readFileSync(file, "utf8"));
      const counts = ofVitest(report) ?? ofPlaywright(report) ?? report;
      for (const key of Object.keys(sum)) sum[key] += counts[key] ?? 0;
      const workspace = folder.split(/[\\/]/).at(-2);
      names.push(...(counts.names ?? []).map((test) => `${workspace}: ${test}`));
      unsteady.push(...(counts.unsteady ?? []).map((test) => `${workspace}: ${test}`));
    }
  }
  return { ...sum, names, unsteady };
}

/** Prints the tests that failed, and the unsteady ones, where the end of a long log shows them. */
export function printFailures({ names, unsteady }) {
  printList("Passed at a second try", unsteady);
  printList("Failed", names);
}

function printList(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join("\n")}`);
}

const ofVitest = (report) =>
  report.numTotalTests === undefined
    ? undefined
    : {
        passed: report.numPassedTests,
        failed:
          report.numFailedTests +
          (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
        skipped: report.numPendingTests,
        names: report.testResults.flatMap(({ name, message, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === "failed");
          if (failed.length > 0) return failed.map(({ fullName }) => fullName);
          return message ? [`${basename(name)}: ${message}`] : [];
        }),
        // What passed keeps what its first try said.
        unsteady: report.testResults.flatMap(({ assertionResults }) =>
          assertionResults
            .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length)
            .map(({ fullName }) => fullName),
        ),
      };

const ofPlaywright = (report) =>
  report.stats?.expected === undefined
    ? undefined
    : {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
        names: specsOf(report, ({ ok }) => !ok),
        unsteady: specsOf(report, ({ tests }) => tests.some(({ status }) => status === "flaky")),
      };

const specsOf = ({ title, specs = [], suites = [] }, which) => [
  ...specs.filter(which).map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap((suite) => specsOf(suite, which)),
];
