import type { Device, Patience } from "../client/device.ts";
import { Server } from "../server/server.ts";
import { quantile, rounded } from "../stats.ts";
import { Crowd } from "./crowd.ts";
import type { Audit } from "./ledger.ts";

/** How great a storm is. */
export interface StormPlan {
  readonly matches: number;
  readonly patience?: Patience;
}

/** From the restarted server's first answer until a device had all that it had missed. */
export interface StormReport extends Audit {
  readonly sockets: number;
  /** Sockets that were not back at all within the time that was given. */
  readonly missing: number;
  readonly restartMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const BACK_WITHIN_MS = 20_000;
const ANSWERS_WITHIN_MS = 30_000;

/** A deployment's worst: every socket of many games under way is cut at once, mid-command. */
export async function storm({ matches, patience }: StormPlan): Promise<StormReport> {
  const server = await Server.start("shipped");
  try {
    const crowd = new Crowd(server.origin, {
      playing: matches,
      renaming: 0,
      cutEvery: 0,
      ...(patience && { patience }),
    });
    // Everybody sits and has moved about twice.
    await until(() => crowd.ledger.acknowledged >= matches * (5 + 8));
    const cut = performance.now();
    const devices = [...crowd.devices].filter(({ welcomedAt }) => welcomedAt > 0);
    await server.kill();
    const restartMs = await server.start();
    const answered = performance.now();
    const isBack = ({ welcomedAt }: Device) => welcomedAt > cut;
    await until(() => devices.every(isBack));
    const back = devices.filter(isBack);
    const times = back.map(({ welcomedAt }) => Math.max(0, welcomedAt - answered));
    await crowd.stop(ANSWERS_WITHIN_MS);
    return {
      ...(await crowd.ledger.audit(server.origin)),
      sockets: devices.length,
      missing: devices.length - back.length,
      restartMs: rounded(restartMs),
      p50Ms: rounded(quantile(times, 0.5)),
      p99Ms: rounded(quantile(times, 0.99)),
    };
  } finally {
    await server.stop();
  }
}

async function until(done: () => boolean): Promise<void> {
  const end = performance.now() + BACK_WITHIN_MS;
  while (!done() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
