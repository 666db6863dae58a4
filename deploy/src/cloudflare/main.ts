import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { versionOfCheckout } from "../version.ts";
import { EDGE } from "../workerd/lay-out.ts";
import { deploy, ENVIRONMENTS, type Wrangler } from "./deploy.ts";
import { makeSecrets } from "./secrets.ts";

// `npm run deploy` and `npm run secrets`: see docs/operations.md, "Deploy".

const { values } = parseArgs({
  options: {
    env: { type: "string" },
    "dry-run": { type: "boolean", default: false },
    upload: { type: "boolean", default: false },
    "only-secrets": { type: "boolean", default: false },
  },
});
const environment = ENVIRONMENTS.find((one) => one === values.env);
if (!environment) {
  console.error(`Say where to: ${ENVIRONMENTS.map((one) => `--env ${one}`).join(" or ")}.`);
  process.exit(2);
}
const secretsFile = fileURLToPath(new URL(`../../../secrets.${environment}.json`, import.meta.url));

const command = (args: readonly string[]) => [
  "--no-warnings",
  join(EDGE, "node_modules/wrangler/wrangler-dist/cli.js"),
  ...args,
];
const wrangler: Wrangler = {
  run: (args) =>
    spawnSync(process.execPath, command(args), { cwd: EDGE, stdio: "inherit" }).status ?? 1,
  read: (args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command(args), {
      cwd: EDGE,
      encoding: "utf8",
    });
    return { status: status ?? 1, output: `${stdout}${stderr}` };
  },
};

try {
  if (values["only-secrets"]) {
    console.log(makeSecrets(secretsFile, process.env.OPERATOR_MAIL));
  } else {
    const plan = {
      ...{ environment, dryRun: values["dry-run"], upload: values.upload, secretsFile },
      ...{ version: versionOfCheckout(), env: process.env },
    };
    process.exitCode = deploy(plan, wrangler, console.log);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
