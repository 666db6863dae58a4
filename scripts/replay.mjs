// `npm run replay -- FILE...`: replays game records (docs/record.md tells their format).
import { run } from "./run.mjs";

await run(["node", "packages/engine/scripts/replay.ts", ...process.argv.slice(2)]);
