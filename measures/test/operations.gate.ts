import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { create } from "../src/client/party.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What git leaves out, and what a fresh copy must bring about by itself. */
const MADE = new Set(
  ["node_modules", "dist", "dist-tests", "dist-worker", ".git", ".turbo", ".wrangler"].concat([
    "test-results",
    "gate-results",
    ".dev.vars",
    "endstation-data",
  ]),
);

/** The commands of a section, as they stand in its blocks marked `sh`. */
function commandsOf(section: string): string[] {
  const text = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const part = text.split(/^## /m).find((one) => one.startsWith(`${section}\n`)) ?? "";
  return [...part.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block]) =>
    block!.trim().split("\n"),
  );
}

const ORIGIN = /Endstation is at (http:\S+)/;

test("the steps of self-hosting, run as written in a fresh folder, keep a match", async () => {
  const folder = mkdtempSync(join(tmpdir(), "endstation-steps-"));
  const cwd = join(folder, "endstation");
  cpSync(ROOT, cwd, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  // The test's own settings are no part of an operator's machine.
  const env: NodeJS.ProcessEnv = { ...process.env, INIT_CWD: undefined, NODE_ENV: undefined };
  let server: ChildProcess | null = null;
  const serve = (command: string) => {
    const child = spawn("sh", ["-c", `exec ${command}`], {
      cwd,
      env,
      stdio: ["ignore", "pipe", 2],
    });
    server = child;
    return new Promise<string>((resolve, reject) => {
      const lines = createInterface({ input: child.stdout! });
      lines.on("line", (line) => ORIGIN.test(line) && resolve(ORIGIN.exec(line)![1]!));
      lines.on("close", () => reject(new Error("The server has ended.")));
    });
  };
  const stop = async () => {
    const child = server;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.once("close", resolve);
      child.kill("SIGTERM");
    });
  };
  try {
    const commands = commandsOf("Self-host");
    expect(commands.map((one) => /npm run (\S+)|\w+/.exec(one)![0])).toEqual([
      ...["npm run self-host", "npm run backup"],
      ...["mv", "npm run restore", "npm run self-host"],
    ]);
    let match = "";
    for (const command of commands) {
      if (command.startsWith("npm run self-host")) {
        const origin = await serve(command);
        const at = (id: string) => fetch(`${origin}/api/matches/${id}`);
        if (match) expect((await at(match)).status).toBe(200);
        else match = (await create(origin, { game: "trambahn", options: { players: 2 } })).id;
        continue;
      }
      // "To go back, stop the server": as the text before the third block says.
      if (command.startsWith("mv")) await stop();
      const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { cwd, env });
      expect({ command, status, stderr: status ? `${stdout}${stderr}` : "" }).toEqual({
        ...{ command, status: 0, stderr: "" },
      });
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

const analyze = (file: string) =>
  spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });

test.runIf(spawnSync("systemd-analyze", ["--version"]).status === 0)(
  "the service file says nothing that systemd does not know",
  () => {
    const { status, stderr } = analyze(join(ROOT, "deploy/endstation.service"));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  },
);
