import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { workerdBinary } from "@endstation/deploy/src/workerd/binary.ts";
import { freePort } from "@endstation/deploy/src/workerd/free-port.ts";
import { CLIENT, layOut, serveArguments } from "@endstation/deploy/src/workerd/lay-out.ts";
import { type BuildName, bundleFile } from "./builds.ts";
import { cpuMsOf } from "./cpu-time.ts";

const POLL_MS = 5;
const START_WITHIN_MS = 30_000;

/**
 * A bundle of the Worker in a plain workerd, with its matches on disk in a folder of its own. It
 * can be killed and started again; what it wrote stays until `stop`.
 */
export class Server {
  readonly origin: string;
  /** All lines that workerd has written, of both its outputs, through all its lives. */
  readonly lines: string[] = [];
  /** The milliseconds from workerd's last start to its first answer. */
  startMs = 0;
  readonly #port: number;
  readonly #folder: string;
  #process: ChildProcess | null = null;

  private constructor(port: number, folder: string) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#folder = folder;
    process.once("exit", this.#clear);
  }

  static async start(build: BuildName): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), "endstation-measure-"));
    mkdirSync(join(folder, "matches"));
    layOut(folder, { bundle: bundleFile(build), front: null, version: build });
    const server = new Server(await freePort(), folder);
    await server.start();
    return server;
  }

  /** Starts workerd, and gives the milliseconds to its first answer. */
  async start(): Promise<number> {
    const began = performance.now();
    const child = spawn(
      workerdBinary(),
      [
        ...serveArguments({
          config: join(this.#folder, "config.capnp"),
          matches: join(this.#folder, "matches"),
          files: CLIENT,
          address: `127.0.0.1:${this.#port}`,
        }),
        "--verbose",
      ],
      {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, ID_KEY: "a key for measures" },
      },
    );
    this.#process = child;
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on("line", (line) => this.lines.push(line));
    }
    while (performance.now() - began < START_WITHIN_MS) {
      const response = await fetch(`${this.origin}/api/health`).catch(() => null);
      if (response?.ok) {
        this.startMs = performance.now() - began;
        return this.startMs;
      }
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    await this.stop();
    throw new Error(`workerd does not answer: ${this.lines.slice(-5).join("\n")}`);
  }

  /** The processor's time that workerd has used, in ms; `null` where the system does not say. */
  cpuMs(): number | null {
    const pid = this.#process?.pid;
    return pid === undefined ? null : cpuMsOf(pid);
  }

  /** SIGKILL of workerd itself: no chance to put anything in order. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGKILL");
    });
  }

  async stop(): Promise<void> {
    await this.kill();
    process.off("exit", this.#clear);
    this.#clear();
  }

  /** Leaves nothing behind, even where this process comes to a sudden end. */
  readonly #clear = (): void => {
    this.#process?.kill("SIGKILL");
    rmSync(this.#folder, { recursive: true, force: true });
  };
}
