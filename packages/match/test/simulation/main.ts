import { parseArgs } from "node:util";
import { simulate } from "./many.ts";

/**
 * `node main.ts --seeds A..B --steps 300`: runs the seeds from A to B, B included, and prints one
 * line of JSON. A long figure is reached range by range. Exits 0 only when no run has failed.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1..1000" },
    steps: { type: "string", default: "300" },
  },
});
const [, from, to] = values.seeds.match(/^(\d+)\.\.(\d+)$/) ?? [];
const steps = Number(values.steps);
if (from === undefined || to === undefined || !Number.isInteger(steps) || steps < 1) {
  process.stderr.write("usage: main.ts --seeds A..B --steps N\n");
  process.exit(2);
}
const [first, end] = [Number(from), Number(to) + 1];
let told = 0;
const simulated = await simulate({ first, end, steps }, (done) => {
  if (done - told < 500 && done < end - first) return;
  told = done;
  process.stderr.write(`${done} of ${end - first} seeds\n`);
});
process.stdout.write(`${JSON.stringify(simulated)}\n`);
process.exitCode = simulated.failures === 0 ? 0 : 1;
