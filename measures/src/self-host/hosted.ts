import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const at = (name: string) =>
  fileURLToPath(new URL(`../../../deploy/src/self-host/${name}.ts`, import.meta.url));

const START_WITHIN_MS = 30_000;

/** A server as an operator runs it: the command behind `npm run self-host`, after its build. */
export class Hosted {
  readonly origin: string;
  /** All that it has said. */
  readonly lines: string[];
  readonly #process: ChildProcess;

  private constructor(origin: string, process: ChildProcess, lines: string[]) {
    this.origin = origin;
    this.#process = process;
    this.lines = lines;
  }

  static async start(data: string, port: number, ...more: readonly string[]): Promise<Hosted> {
    const origin = `http://127.0.0.1:${port}`;
    const options = ["--data", data, "--port", `${port}`, ...more];
    const child = spawn(process.execPath, ["--no-warnings", at("main"), ...options], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    const lines: string[] = [];
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on("line", (line) => lines.push(line));
    }
    const hosted = new Hosted(origin, child, lines);
    const until = performance.now() + START_WITHIN_MS;
    while (performance.now() < until && child.exitCode === null) {
      if ((await fetch(`${origin}/api/health`).catch(() => null))?.ok) return hosted;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await hosted.stop();
    throw new Error(`The server does not answer: ${lines.slice(-5).join("\n")}`);
  }

  /** SIGTERM; gives the exit code, or the signal that it took. */
  async stop(): Promise<number | NodeJS.Signals | null> {
    const child = this.#process;
    if (child.exitCode !== null) return child.exitCode;
    return await new Promise((resolve) => {
      child.once("exit", (code, signal) => resolve(code ?? signal));
      child.kill("SIGTERM");
    });
  }
}

/** `npm run backup` or `npm run restore`, after the boot script: exit code and what was said. */
export function operate(command: "backup" | "restore", ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--no-warnings", at(`${command}-main`), ...options],
    { encoding: "utf8" },
  );
  return { status, said: `${stdout}${stderr}` };
}
