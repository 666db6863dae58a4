import { parentPort } from "node:worker_threads";
import { comparePairs } from "./compare.ts";
import type { Share } from "./many.ts";

const port = parentPort;
if (!port) throw new Error("This is a worker of many.ts.");

port.on("message", async ({ kind, first, end }: Share) => {
  const pairs = [];
  for (let seed = first; seed < end; seed++) {
    for (const pair of await comparePairs(kind, seed)) pairs.push({ ...pair, seed });
  }
  port.postMessage(pairs);
});
