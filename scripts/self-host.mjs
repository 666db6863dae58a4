// `npm run self-host`: builds Worker and client as a deployment has them and serves them by a
// plain workerd of this machine (docs/operations.md, "Self-host"). With `--only-build` it stops
// before that, as for a container.
import { run } from "./run.mjs";

const [first, ...rest] = process.argv.slice(2);
await run(
  [
    ...["turbo", "run", "build", "dry-run", "--output-logs=errors-only"],
    ...["--filter=@endstation/web", "--filter=@endstation/edge"],
  ],
  { stdout: 2 },
);
if (first !== "--only-build") {
  const options = first === undefined ? [] : [first, ...rest];
  await run(["node", "--no-warnings", "deploy/src/self-host/main.ts", ...options]);
}
