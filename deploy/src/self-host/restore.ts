import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { type DataFolder, makeDataFolder } from "./data-folder.ts";
import { holdDataFolder } from "./lock.ts";

/**
 * Puts a backup's keys and matches into a data folder that has none. Broken off while it copies,
 * it leaves none there.
 *
 * @throws Error where matches or keys would be overwritten, or a server runs with the folder
 */
export function restore(from: string, data: DataFolder): void {
  if (!existsSync(join(from, "keys.json"))) throw new Error(`${from} is no backup.`);
  makeDataFolder(data);
  const lock = holdDataFolder(data);
  try {
    if (existsSync(data.keys) || readdirSync(data.matches).length > 0) {
      throw new Error(`${data.path} has matches or keys: move it away, or name another folder.`);
    }
    const [keys, matches] = [`${data.keys}.restoring`, `${data.matches}.restoring`];
    // Of a restore that was broken off.
    for (const path of [keys, matches]) rmSync(path, { recursive: true, force: true });
    cpSync(join(from, "matches"), matches, { recursive: true });
    copyFileSync(join(from, "keys.json"), keys);
    // Keys first: for matches without them the next start would make others, which open no link.
    renameSync(keys, data.keys);
    rmdirSync(data.matches);
    renameSync(matches, data.matches);
  } finally {
    lock.release();
  }
}
