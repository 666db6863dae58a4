// Every command of package.json comes through here: it installs the whole workspace with the
// pinned pnpm, then hands over to the script it is given. It needs Node 18 or later and npm, has
// no dependencies and changes nothing global. Where Node is older than the tools need, this run
// takes one from npm. All it says goes to standard error: standard output is the command's own.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

// 22.18 is the first that runs TypeScript sources without a flag.
const NODE_MIN = [22, 18];
const NODE_FALLBACK = "24.22.3";

const [self, next, ...rest] = process.argv.slice(1);
if (next === "--path") {
  // Inner call, under npx: tell which PATH has the tools.
  process.stdout.write(process.env.PATH ?? "");
  process.exit(0);
}

const root = fileURLToPath(new URL("..", import.meta.url));
const pkg = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const tools = [pkg.packageManager.split("+")[0]];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < NODE_MIN[0] || (major === NODE_MIN[0] && minor < NODE_MIN[1])) {
  const os = process.platform === "win32" ? "win" : process.platform;
  const prefix = os === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  tools.push(`${prefix}-${os}-${process.arch}@${NODE_FALLBACK}`);
  console.error(
    `Node ${process.versions.node} is older than ${NODE_MIN.join(".")}: this run uses ${NODE_FALLBACK} from npm.`,
  );
}

// What npm sets for the script it runs is not meant for pnpm or for npx.
for (const name of Object.keys(process.env)) {
  if (/^npm_(config|package|lifecycle|command|execpath|node_execpath)/i.test(name)) {
    delete process.env[name];
  }
}

// One command line for the shell: npx is a script that only a shell can start on Windows.
const found = spawnSync(
  `npx --yes --prefer-offline ${tools.map((tool) => `-p ${tool}`).join(" ")} node "${self}" --path`,
  { shell: true, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
);
if (found.status !== 0) {
  console.error(`Could not get ${tools.join(" and ")} from the npm registry.`);
  process.exit(1);
}

Object.assign(process.env, {
  PATH: [join(root, "node_modules", ".bin"), found.stdout].join(delimiter),
  // Where the command was given: files it names are relative to it.
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
  // No telemetry, no update checks, no look-up of this machine's location: each costs seconds
  // where the network is closed.
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  TURBO_TELEMETRY_DISABLED: "1",
});
process.chdir(root);
await run(["pnpm", "install", "--frozen-lockfile"], { stdout: 2 });
await run(["node", join("scripts", `${next}.mjs`), ...rest]);
