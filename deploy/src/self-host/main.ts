import { parseArgs } from "node:util";
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
if (!(Number.isInteger(port) && port > 0 && port < 65_536)) {
  console.error(`There is no port ${values.port}.`);
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
  void answers(`http://${nearAddress(host, port)}/api/health`).then(() =>
    console.log(`Endstation is at http://${addressOf(host, port)} with ${data.path}`),
  );
  const code = await serving.ended;
  console.log("Endstation has stopped.");
  process.exit(code);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
