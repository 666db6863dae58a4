import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** The one folder that a self-hosted server keeps all of its own in. */
export interface DataFolder {
  readonly path: string;
  /** The keys that sign links and notices. Without them all links that were sent are dead. */
  readonly keys: string;
  /** The matches: a SQLite file each, and workerd's list of alarms. */
  readonly matches: string;
  /** What is served: laid out anew at each start, and no part of a backup. */
  readonly server: string;
}

/** The places in a data folder; relative to where the command was given. */
export function dataFolder(path: string): DataFolder {
  const root = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  return {
    path: root,
    keys: join(root, "keys.json"),
    matches: join(root, "matches"),
    server: join(root, "server"),
  };
}

/** Makes the folder where there is none; only its owner may look into it. */
export function makeDataFolder(data: DataFolder): void {
  mkdirSync(data.path, { recursive: true, mode: 0o700 });
  mkdirSync(data.matches, { recursive: true, mode: 0o700 });
}
