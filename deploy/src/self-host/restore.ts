import { copyFileSync, cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type DataFolder, makeDataFolder } from "./data-folder.ts";
import { holdDataFolder } from "./lock.ts";

/**
 * Puts a backup's keys and matches into a data folder that has none.
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
    cpSync(join(from, "matches"), data.matches, { recursive: true });
    copyFileSync(join(from, "keys.json"), data.keys);
  } finally {
    lock.release();
  }
}
