import { parseArgs } from "node:util";
import { dataFolder } from "./data-folder.ts";
import { given } from "./given.ts";
import { restore } from "./restore.ts";

// `npm run restore -- --from FOLDER`: see docs/operations.md, "Self-host".

const { values } = parseArgs({
  options: { data: { type: "string", default: "endstation-data" }, from: { type: "string" } },
});
await given("--from FOLDER, the copy", values.from, async (from) => {
  const data = dataFolder(values.data);
  restore(from, data);
  console.log(`${data.path} is as it was when ${from} was made. Start the server with it.`);
});
