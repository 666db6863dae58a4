import { parseArgs } from "node:util";
import { MEASURES } from "./measures.ts";

// `npm run --silent measure -- NAME [--nightly]`, for `bots` also `[--game G] [--players N]`: one
// line of JSON on standard output.

const { values, positionals } = parseArgs({
  options: {
    nightly: { type: "boolean", default: false },
    game: { type: "string" },
    players: { type: "string" },
  },
  allowPositionals: true,
});
const [name = "", ...more] = positionals;
const measure = Object.hasOwn(MEASURES, name) ? MEASURES[name] : undefined;
if (!measure || more.length > 0) {
  console.error(`Name one measure of: ${Object.keys(MEASURES).join(", ")}.`);
  process.exit(2);
}
// An exit ends what the measure has started; a signal alone would not.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(signal, () => process.exit(1));
}
process.stdout.write(`${JSON.stringify(await measure(values))}\n`);
// Sockets on their way out would hold the process for seconds.
process.exit(0);
