import { spawn } from "node:child_process";

/**
 * Runs one command on this terminal and gives its exit code. A signal to this process, or its
 * parent's death, ends the command too: `npm start` dies of a SIGTERM without passing it on.
 *
 * @param {string[]} command program and arguments, as they are: no shell reads them
 * @param {{
 *   cwd?: string,
 *   stdout?: "inherit" | 2,
 *   env?: Record<string, string>,
 *   signal?: AbortSignal,
 * }} [options] `signal` ends the command
 * @returns {Promise<number>}
 */
export function attempt([program, ...args], { cwd, stdout = "inherit", env, signal } = {}) {
  const child = spawn(program, args, {
    cwd,
    stdio: ["inherit", stdout, "inherit"],
    env: { ...process.env, ...env },
    // npm's and pnpm's commands are .cmd files there, which only a shell can start.
    shell: process.platform === "win32",
  });
  const stop = () => child.kill("SIGTERM");
  signal?.addEventListener("abort", stop);
  const wait = () => {}; // Ctrl-C reaches the child from the terminal
  process.on("SIGTERM", stop).on("SIGHUP", stop).on("SIGINT", wait);
  const parent = process.ppid;
  const orphaned = setInterval(() => process.ppid !== parent && stop(), 500);
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  }).finally(() => {
    clearInterval(orphaned);
    signal?.removeEventListener("abort", stop);
    process.off("SIGTERM", stop).off("SIGHUP", stop).off("SIGINT", wait);
  });
}

/** As `attempt`, but a failing command ends this process with its exit code. */
export async function run(command, options) {
  const code = await attempt(command, options);
  if (code !== 0) process.exit(code);
}
