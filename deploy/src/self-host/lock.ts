import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DataFolder } from "./data-folder.ts";

/**
 * Holds a data folder for this process alone, until it ends: two servers over the same matches
 * would each miss what the other writes. The system lets go of it however the process ends.
 *
 * @throws Error where another process holds it
 */
export function holdDataFolder(data: DataFolder): { release(): void } {
  const lock = new DatabaseSync(join(data.path, "lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error(`A server runs with ${data.path} already. Stop it first.`);
  }
  return { release: () => lock.close() };
}
