import { existsSync, globSync, readFileSync } from "node:fs";

/** Where the workspaces' tests leave their results. */
export const resultFolders = () =>
  globSync("{packages,apps}/*/test-results").concat("e2e/test-results");

/** Adds up what every workspace's tests reported: vitest's and Playwright's JSON, or counts. */
export function countResults() {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const folder of resultFolders()) {
    for (const file of existsSync(folder) ? globSync(`${folder}/*.json`) : []) {
      const report = JSON.parse(readFileSync(file, "utf8"));
      const counts = ofVitest(report) ?? ofPlaywright(report) ?? report;
      for (const key of Object.keys(sum)) sum[key] += counts[key] ?? 0;
    }
  }
  return sum;
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
      };

const ofPlaywright = (report) =>
  report.stats?.expected === undefined
    ? undefined
    : {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
      };
