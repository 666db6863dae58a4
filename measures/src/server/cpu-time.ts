import { readdirSync, readFileSync } from "node:fs";

/**
 * The processor's time that all threads of a process have used, in ms, to a few microseconds;
 * `null` where the system does not say (only Linux does). A thread that has ended is left out.
 */
export function cpuMsOf(pid: number): number | null {
  try {
    let nanoseconds = 0;
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      nanoseconds += Number(
        readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0],
      );
    }
    return nanoseconds / 1e6;
  } catch {
    return null;
  }
}
