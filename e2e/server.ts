import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answers, wranglerDev } from "../scripts/serve.mjs";

const EDGE = fileURLToPath(new URL("../apps/edge", import.meta.url));

/** What makes the server one that knows the tests' own tiny game as well. */
const WITH_TINY = {
  args: ["--assets", "../web/dist-tests"],
  env: { WRANGLER_BUILD_CONDITIONS: "endstation-tests,workerd,worker,browser" },
};
/** The client's files out of a folder that a test may change. */
const withFiles = (folder: string): typeof AS_DEPLOYED => ({ args: ["--assets", folder], env: {} });
const AS_DEPLOYED: typeof WITH_TINY | { args: string[]; env: object } = { args: [], env: {} };

/** The product's own server with matches of its own, which can be killed and started again. */
export class Server {
  readonly port: number;
  readonly #kind: typeof AS_DEPLOYED;
  readonly #state = mkdtempSync(join(tmpdir(), "endstation-e2e-"));
  #process: ChildProcess | undefined;

  private constructor(port: number, kind: typeof AS_DEPLOYED) {
    this.port = port;
    this.#kind = kind;
  }

  static start(): Promise<Server> {
    return Server.#of(AS_DEPLOYED);
  }

  static startWithTiny(): Promise<Server> {
    return Server.#of(WITH_TINY);
  }

  /** With the client's files out of this folder; a change shows when the server is started anew. */
  static startFrom(folder: string): Promise<Server> {
    return Server.#of(withFiles(folder));
  }

  static async #of(kind: typeof AS_DEPLOYED): Promise<Server> {
    const server = new Server(await freePort(), kind);
    await server.start();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const [program, ...args] = wranglerDev({ ip: "127.0.0.1", port: this.port });
    const { args: more, env } = this.#kind;
    this.#process = spawn(program!, [...args, "--persist-to", this.#state, ...more], {
      cwd: EDGE,
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await answers(`${this.origin}/api/health`);
  }

  /** Kills workerd itself and then its parent, with no chance to put anything in order. */
  async kill(): Promise<void> {
    const parent = this.#process;
    if (!parent?.pid) throw new Error("The server is not running.");
    const workerds = descendants(parent.pid).filter(isWorkerd);
    if (workerds.length === 0) throw new Error("No workerd was found.");
    for (const pid of workerds) process.kill(pid, "SIGKILL");
    await end(parent, "SIGKILL");
  }

  async stop(): Promise<void> {
    if (this.#process) await end(this.#process, "SIGTERM");
    rmSync(this.#state, { recursive: true, force: true });
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

/** All processes that a process has started, and those that they have. */
function descendants(pid: number): number[] {
  let children: number[];
  try {
    const listed = execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
    children = listed.split("\n").map(Number).filter(Boolean);
  } catch {
    children = []; // pgrep exits with 1 when there is none
  }
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function isWorkerd(pid: number): boolean {
  const listed = execFileSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  return /workerd\b.* serve /.test(listed);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
