import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { cpuMsOf } from "./cpu-time.ts";

test.runIf(existsSync("/proc/self/schedstat"))(
  "a process's time is what the process itself says, and stands still while it waits",
  async () => {
    const own = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
    const [before, ownBefore] = [cpuMsOf(process.pid)!, own()];
    while (own() < ownBefore + 200);
    const [busy, ownBusy] = [cpuMsOf(process.pid)! - before, own() - ownBefore];
    expect(Math.abs(busy - ownBusy)).toBeLessThan(0.2 * ownBusy);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(cpuMsOf(process.pid)! - before - busy).toBeLessThan(100);
  },
);

test("of a process that there is not, nothing is known", () => {
  expect(cpuMsOf(2 ** 30)).toBeNull();
});
