// `npm run backup`: see docs/operations.md, "Self-host".
import { run } from "./run.mjs";

await run([
  "node",
  "--no-warnings",
  "deploy/src/self-host/backup-main.ts",
  ...process.argv.slice(2),
]);
