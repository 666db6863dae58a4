import { parentPort } from "node:worker_threads";
import type { Share, Shared } from "./many.ts";
import { type Failure, run } from "./run.ts";

const port = parentPort;
if (!port) throw new Error("This is a worker of many.ts.");

port.on("message", async ({ first, end, steps }: Share) => {
  const failures: Failure[] = [];
  let acknowledged = 0;
  for (let seed = first; seed < end; seed++) {
    const one = await run(seed, steps);
    acknowledged += one.acknowledged;
    if (one.failure) failures.push(one.failure);
  }
  port.postMessage({ failures, acknowledged } satisfies Shared);
});
