// `npm run --silent bot`: the bots for other programs, a line in and a line out (docs/bots.md).
import { run } from "./run.mjs";

await run(["node", "packages/bots/scripts/bot.ts"]);
