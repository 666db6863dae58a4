// `npm run deploy -- --env production`: builds the client and puts it on Cloudflare with the
// Worker (docs/operations.md, "Deploy"); `--dry-run` needs no account.
import { run } from "./run.mjs";

await run(["turbo", "run", "build", "--filter=@endstation/web", "--output-logs=errors-only"]);
await run(["node", "deploy/src/cloudflare/main.ts", ...process.argv.slice(2)]);
