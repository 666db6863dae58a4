import { setTimeout as pause } from "node:timers/promises";
import { attempt } from "./run.mjs";

/**
 * Runs a server, and starts it anew where it lives and answers no more. wrangler brings a workerd
 * that has died back, but where it was the one at the port, nobody is answered from then on.
 *
 * @param {string[]} command
 * @param {{
 *   health: string,
 *   cwd?: string,
 *   stdout?: "inherit" | 2,
 *   everyMs?: number,
 *   misses?: number,
 *   onSilent: () => void,
 * }} options `health` is an address that answers while all is well; it is asked each `everyMs`, which
 *   is as long as an answer may take, and `misses` times in a row without one are silence
 * @returns {Promise<number>} the exit code of a server that has ended by itself
 */
export async function keepServing(
  command,
  { health, cwd, stdout, everyMs = 2000, misses = 3, onSilent },
) {
  for (;;) {
    const silence = new AbortController();
    const ended = new AbortController();
    const watch = untilSilent({ health, everyMs, misses, signal: ended.signal }).then(
      (isSilent) => {
        if (isSilent) silence.abort();
      },
    );
    const code = await attempt(command, { cwd, stdout, signal: silence.signal });
    ended.abort();
    await watch;
    if (!silence.signal.aborted) return code;
    onSilent();
  }
}

/** True when the server has answered and does no more; false when `signal` says that it has ended. */
async function untilSilent({ health, everyMs, misses, signal }) {
  let missed = 0;
  // Until it has answered once it is starting, however long that takes.
  let hasAnswered = false;
  while (!signal.aborted) {
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(everyMs)]);
    const isWell = await fetch(health, { signal: timeout }).then(
      (answer) => answer.ok,
      () => false,
    );
    hasAnswered ||= isWell;
    missed = isWell || !hasAnswered ? 0 : missed + 1;
    if (missed >= misses) return !signal.aborted;
    await pause(everyMs, undefined, { signal }).catch(() => {});
  }
  return false;
}
