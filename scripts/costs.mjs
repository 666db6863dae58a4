// `npm run --silent costs`: what matches cost on Cloudflare (docs/operations.md, "Costs").
import { run } from "./run.mjs";

await run(["node", "--no-warnings", "deploy/src/costs/main.ts", ...process.argv.slice(2)]);
