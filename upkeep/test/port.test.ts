import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { portFault, whoHolds } from "../../scripts/port.mjs";
import { ROOT } from "../src/repository.ts";

/** What a process says first; rejects where it ends without a word. */
async function firstWords(child: ChildProcess): Promise<string> {
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`It ended, with ${code}.`);
  });
  const [words] = await Promise.race([once(child.stdout!, "data"), ended]);
  return String(words);
}

/** A program that listens on a free port of its own choice, and says which. */
const listening = (host: string) => `const server = require("net").createServer();
  server.listen(0, "${host}", () => console.log(server.address().port));`;

/** Another process that does. */
async function holder(host: string, program = process.execPath) {
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const child = spawn(program, ["-e", listening(host)], { stdio: [...stdio] });
  return { child, port: Number(await firstWords(child)) };
}

async function end(child: ChildProcess) {
  child.kill();
  await once(child, "exit");
}

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.family === "IPv6");

test.each(["127.0.0.1", "0.0.0.0", ...(hasIpv6 ? ["::"] : [])])(
  "who holds a port on %s is named with its number, and how to stop it",
  async (host) => {
    const { child, port } = await holder(host);
    try {
      const said = await whoHolds(port);
      expect(said).toContain(`Port ${port} is taken by process ${child.pid} (node)`);
      expect(said).toContain(`kill ${child.pid}\n`);
      expect(said).toContain(`npm start -- --port ${port + 1}`);
    } finally {
      await end(child);
    }
    expect(await whoHolds(port)).toBeNull();
  },
);

/** Gives the path of a program by the name of workerd. */
async function withWorkerd(use: (workerd: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "endstation-port-"));
  const workerd = join(folder, "workerd");
  copyFileSync(process.execPath, workerd);
  chmodSync(workerd, 0o755);
  try {
    await use(workerd);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.runIf(process.platform === "linux")(
  "a workerd beside the one that holds the port is named too, and no other program",
  () =>
    withWorkerd(async (workerd) => {
      // A shell that goes leaves both behind, as a wrangler does that is killed outright.
      const idle = "setInterval(() => {}, 1000)";
      const script = `"$0" -e "$1" & echo $!; "$0" -e "$2" & echo $!`;
      const shell = spawn("sh", ["-c", script, workerd, idle, listening("127.0.0.1")], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const numbers: number[] = [];
      for await (const words of shell.stdout) {
        numbers.push(...String(words).trim().split("\n").map(Number));
        if (numbers.length === 3) break;
      }
      const [beside, holding, port] = numbers as [number, number, number];
      try {
        const said = await whoHolds(port);
        expect(said).toContain(`process ${holding} (workerd)`);
        expect(said).toContain(`kill ${holding} ${beside}\n`);
      } finally {
        process.kill(holding);
        process.kill(beside);
      }
    }),
);

test.runIf(process.platform === "linux")(
  "of a workerd whose wrangler lives that is to be stopped: by Ctrl-C, or by its number",
  () =>
    withWorkerd(async (workerd) => {
      const start = `require("child_process").spawn(process.argv[1], ["-e", process.argv[2]], {
        stdio: "inherit",
      });`;
      const wrangler = spawn(process.execPath, ["-e", start, workerd, listening("127.0.0.1")], {
        stdio: ["ignore", "pipe", "inherit"],
        detached: true,
      });
      const port = Number(await firstWords(wrangler));
      try {
        const said = await whoHolds(port);
        expect(said).toMatch(/ by process \d+ \(workerd\), started by process \d+ \(node\)\.\n/);
        expect(said).toContain(`Press Ctrl-C in its terminal, or: kill ${wrangler.pid}\n`);
      } finally {
        // Its whole group.
        process.kill(-wrangler.pid!);
        await once(wrangler, "exit");
      }
    }),
);

test("beside the last port the one before it is offered", async () => {
  const server = createServer().listen(65_535, "127.0.0.1");
  try {
    await once(server, "listening");
    expect(await whoHolds(65_535)).toContain("npm start -- --port 65534");
  } finally {
    server.close();
  }
});

test.each(["abc", "", "0", "65536", "-1", "1.5", "0x50"])("%j is no port", (text) => {
  expect(portFault(text)).toContain("from 1 to 65535");
});

test.each(["1", "8787", "65535"])("%j is a port", (text) => {
  expect(portFault(text)).toBeNull();
});

test.each([
  ["npm start", "scripts/start.mjs", 1],
  ["npm run self-host", "deploy/src/self-host/main.ts", 2],
] as const)("%s says in one line that something is no port", (command, file, code) => {
  const { status, stderr } = spawnSync("node", ["--no-warnings", file, "--port", "0x50"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(status).toBe(code);
  expect(stderr.trim()).toBe(portFault("0x50", command));
  expect(stderr).toContain(`${command} -- --port 8788`);
});
