// `npm start`: builds the client and serves it with the Worker on one port, for this machine and
// the local network. Matches are kept in apps/edge/.wrangler/state.
import { parseArgs } from "node:util";
import { renderUnicodeCompact } from "uqr";
import { keepIdKey } from "./id-key.mjs";
import { keepServing } from "./keep-serving.mjs";
import { portFault, whoHolds } from "./port.mjs";
import { keepPushKeys } from "./push-keys.mjs";
import { run } from "./run.mjs";
import { answers, lanAddress, wranglerDev } from "./serve.mjs";

const { values } = parseArgs({
  options: {
    local: { type: "boolean", default: false },
    port: { type: "string", default: "8787" },
  },
});
const { local } = values;
const port = Number(values.port);

// Before the long build, and because what answers there may be a server of before.
const fault = portFault(values.port) ?? (await whoHolds(port));
if (fault !== null) {
  console.error(fault);
  process.exit(1);
}

keepIdKey();
keepPushKeys();
await run(["turbo", "run", "build", "--filter=@endstation/web", "--output-logs=errors-only"]);

const here = `http://localhost:${port}`;
const health = `http://127.0.0.1:${port}/api/health`;
answers(health).then(
  () => {
    const lan = local ? undefined : lanAddress();
    const lines = [`\n  Endstation is at  ${here}`];
    if (lan) {
      const link = `http://${lan}:${port}`;
      lines.push(`  in this network   ${link}\n`, renderUnicodeCompact(link, { border: 2 }));
    }
    console.log(`${lines.join("\n")}\n  Ctrl-C ends it; matches are kept.\n`);
  },
  (error) => console.error(error.message),
);
const code = await keepServing(wranglerDev({ ip: local ? "127.0.0.1" : "0.0.0.0", port }), {
  cwd: "apps/edge",
  health,
  onSilent: () =>
    console.error("The server answers no more: it is started anew. Matches are kept."),
});
process.exit(code);
