import { parseArgs } from "node:util";
import { portFault } from "../../../scripts/port.mjs";
import { answers } from "../../../scripts/serve.mjs";
import { addressOf, nearAddress } from "./address.ts";
import { dataFolder } from "./data-folder.ts";
import { serve } from "./serve.ts";

// `npm run self-host`: see docs/operations.md, "Self-host".

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "endstation-data" },
    address: { type: "string", default: "127.0.0.1" },
    port: { type: "string", default: "8787" },
    "behind-proxy": { type: "boolean", default: false },
  },
});
const data = dataFolder(values.data);
const host = values.address;
const port = Number(values.port);
const fault = portFault(values.port, "npm run self-host");
if (fault !== null) {
  console.error(fault);
  process.exit(2);
}
if (!URL.canParse(`http://${addressOf(host, port)}`)) {
  console.error(`There is no address ${host}.`);
  process.exit(2);
}

try {
  const serving = serve({ data, host, port, behindProxy: values["behind-proxy"] });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, serving.stop);
  // Said once it answers: whoever waits for the line can go on.
  answers(`http://${nearAddress(host, port)}/api/health`).then(
    () => console.log(`Endstation is at http://${addressOf(host, port)} with ${data.path}`),
    (error) => console.error(error.message),
  );
  const code = await serving.ended;
  console.log("Endstation has stopped.");
  process.exit(code);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
