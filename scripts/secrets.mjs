// `npm run secrets -- --env production`: makes a deployment's secrets once, in a file beside this
// repository's own, and shows none of them (docs/operations.md, "Deploy").
import { run } from "./run.mjs";

await run(["node", "deploy/src/cloudflare/main.ts", "--only-secrets", ...process.argv.slice(2)]);
