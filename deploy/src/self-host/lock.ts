import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DataFolder } from "./data-folder.ts";

/** A data folder that this process holds, as long as this is in use: collected, it lets go. */
export interface Held {
  /** Notes the workerd that works on the folder, so that it holds it too, as long as it runs. */
  note(workerd: number): void;
  release(): void;
}

/** A workerd at work: its process, and the folder that its command line names. */
interface Noted {
  readonly pid: number;
  readonly matches: string;
}

/** SQLite's code for a lock that another process holds. */
const SQLITE_BUSY = 5;

/**
 * Holds a data folder for this process and the workerd that it starts: two servers over the same
 * matches would each miss what the other writes.
 *
 * The lock is this process's, and the system lets go of it however the process ends. Where it was
 * killed, its workerd goes on by itself: that is found by its process, which is noted beside the
 * lock.
 *
 * @throws Error where another process holds it, or it cannot be locked
 */
export function holdDataFolder(data: DataFolder): Held {
  const lock = lockOf(data);
  const file = join(data.path, "workerd");
  const left = stillRunning(file);
  if (left !== null) {
    lock.close();
    throw new Error(
      `A workerd whose server was killed runs with ${data.path} still, as process ${left}. Stop it first: kill ${left}`,
    );
  }
  return {
    note(pid) {
      writeFileSync(file, JSON.stringify({ pid, matches: data.matches } satisfies Noted));
    },
    release() {
      rmSync(file, { force: true });
      lock.close();
    },
  };
}

function lockOf(data: DataFolder): DatabaseSync {
  const file = join(data.path, "lock");
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    // Codes of more bits are kinds of the one in the lower eight.
    if (((errcode ?? 0) & 0xff) === SQLITE_BUSY) {
      throw new Error(`A server runs with ${data.path} already. Stop it first.`);
    }
    throw new Error(`${file} cannot be locked: ${message}.`);
  }
}

/** The process of a workerd that was noted and runs; `null` if none does. */
function stillRunning(file: string): number | null {
  let noted: Noted;
  try {
    noted = JSON.parse(readFileSync(file, "utf8")) as Noted;
  } catch {
    return null;
  }
  // Its number may be another process's by now, or another server's workerd.
  const command = commandLine(noted.pid);
  const same = command.includes("workerd") && command.includes(`matches=${noted.matches}`);
  return same ? noted.pid : null;
}

/** What a process was started by; empty if there is none. */
function commandLine(pid: number): string {
  if (process.platform !== "linux") {
    return spawnSync("ps", ["-p", `${pid}`, "-o", "command="], { encoding: "utf8" }).stdout ?? "";
  }
  // Small systems have no `ps`.
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
