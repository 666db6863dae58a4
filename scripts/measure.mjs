// `npm run --silent measure -- NAME [--nightly]`: takes one of the project's own measures
// (docs/benchmarks.md) and prints it as one line of JSON; all else goes to standard error.
import { keepIdKey } from "./id-key.mjs";
import { run } from "./run.mjs";

keepIdKey();
await run(
  [
    ...["turbo", "run", "bundles", "dry-run", "--output-logs=errors-only"],
    ...["--filter=@endstation/measures", "--filter=@endstation/edge"],
  ],
  { stdout: 2 },
);
await run(["node", "--no-warnings", "measures/src/main.ts", ...process.argv.slice(2)]);
