import { expect, test } from "vitest";
import { simulate } from "../../packages/match/test/simulation/many.ts";

// Its controls, faults that are planted, stand with the short form in packages/match.

test("10,000 runs of 300 steps over a bad net, through crashes, deployments and late alarms", async () => {
  const report = await simulate({ first: 1, end: 10_001, steps: 300 }, () => {});
  expect(report).toMatchObject({ seeds: 10_000, steps: 300, failures: 0, firstFailure: null });
});
