import type { BuildName } from "../server/builds.ts";
import { Server } from "../server/server.ts";
import { quantile, rounded } from "../stats.ts";

/** What it takes from the start of workerd, with nothing stored, to its first answer; medians. */
export interface Start {
  readonly ms: number;
  /** The processor's time of the whole process; `null` where the system does not tell it. */
  readonly cpuMs: number | null;
}

/** How a build starts for the first time, over some starts in folders of their own. */
export async function startOf(build: BuildName, starts: number): Promise<Start> {
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (let i = 0; i < starts; i++) {
    const server = await Server.start(build);
    const cpu = server.cpuMs();
    times.push(server.startMs);
    if (cpu !== null) cpuTimes.push(cpu);
    await server.stop();
  }
  return {
    ms: rounded(quantile(times, 0.5)),
    cpuMs: cpuTimes.length === starts ? rounded(quantile(cpuTimes, 0.5)) : null,
  };
}
