import { parseArgs } from "node:util";
import { backUp } from "./backup.ts";
import { dataFolder } from "./data-folder.ts";
import { given } from "./given.ts";

// `npm run backup -- --to FOLDER`: see docs/operations.md, "Self-host".

const { values } = parseArgs({
  options: { data: { type: "string", default: "endstation-data" }, to: { type: "string" } },
});
await given("--to FOLDER, for the copy", values.to, async (to) => {
  const matches = await backUp(dataFolder(values.data), to);
  console.log(`${matches} ${matches === 1 ? "match" : "matches"} and the keys are in ${to}.`);
});
