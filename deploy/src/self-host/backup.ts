import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { backup as copyDatabase, DatabaseSync } from "node:sqlite";
import type { DataFolder } from "./data-folder.ts";

/** workerd's list of alarms, in each folder of objects. */
const ALARMS = "metadata.sqlite";

/** Lies in a backup until it is whole. */
const BROKEN = "unfinished.txt";

/** Enough pages for any match: the copy is made in one step, of one moment. */
const ALL_PAGES = 1_000_000;

/**
 * Copies keys and matches while matches are played.
 *
 * Each match is a database of its own, which SQLite copies as of one moment, with all that was
 * acknowledged until then. No two matches depend on each other, so that their moments may differ.
 * Only workerd's list of alarms spans them: of that the copy gets a new one, by what the copied
 * matches themselves say.
 *
 * @param to a folder that is not there yet; it is there only when the copy is whole
 * @returns how many matches were copied
 */
export async function backUp(data: DataFolder, to: string): Promise<number> {
  if (existsSync(to)) throw new Error(`${to} is there already: name a new folder.`);
  if (!existsSync(data.keys)) throw new Error(`There is nothing to back up in ${data.path}.`);
  const partial = `${to}.partial`;
  dropBroken(partial);
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  writeFileSync(join(partial, BROKEN), "This backup was not finished. The next one replaces it.\n");
  mkdirSync(join(partial, "matches"), { mode: 0o700 });
  let matches = 0;
  for (const kind of readdirSync(data.matches)) {
    const from = join(data.matches, kind);
    const objects = objectsIn(from);
    if (objects.length === 0) continue;
    const copies = join(partial, "matches", kind);
    mkdirSync(copies, { mode: 0o700 });
    await copy(join(from, ALARMS), join(copies, ALARMS));
    for (const file of objects) {
      const copied = await copy(join(from, file), join(copies, file));
      if (copied && isMatch(join(copies, file))) matches++;
    }
    setAlarms(copies);
  }
  // The last: what was broken off has no keys, and so is no backup.
  copyFileSync(data.keys, join(partial, "keys.json"));
  rmSync(join(partial, BROKEN));
  renameSync(partial, to);
  return matches;
}

/** Makes way for a backup where one was broken off; nothing else is taken away. */
function dropBroken(partial: string): void {
  if (!existsSync(partial)) return;
  if (!existsSync(join(partial, BROKEN))) {
    throw new Error(
      `${partial} is in the way, and no backup that was broken off: move it, or name another folder.`,
    );
  }
  rmSync(partial, { recursive: true });
}

/** The objects of a folder: workerd calls their files by their ids. Whatever else lies there is not ours. */
const objectsIn = (folder: string) =>
  statSync(folder).isDirectory()
    ? readdirSync(folder).filter((name) => /^[\da-f]{64}\.sqlite$/.test(name))
    : [];

/** Whether an object holds a match; one that only answered, as for the health address, has none. */
function isMatch(file: string): boolean {
  const object = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = "SELECT 1 FROM sqlite_master WHERE name IN ('_cf_METADATA', 'match')";
    return object.prepare(tables).all().length === 2;
  } finally {
    object.close();
  }
}

/** Copies a database with whatever its log of writes holds; `false` where it has gone. */
async function copy(from: string, to: string): Promise<boolean> {
  if (!existsSync(from)) return false;
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await copyDatabase(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  const made = new DatabaseSync(to);
  try {
    // One file without a log of writes: it can be carried away as it is.
    made.exec("PRAGMA journal_mode = DELETE");
    const { quick_check: found } = made.prepare("PRAGMA quick_check").get() ?? {};
    if (found !== "ok") throw new Error(`${from} is damaged: ${found}`);
  } finally {
    made.close();
  }
  return true;
}

/** Writes the list of alarms of a folder anew, by what each object in it has set for itself. */
function setAlarms(folder: string): void {
  const list = new DatabaseSync(join(folder, ALARMS));
  try {
    list.exec("BEGIN; DELETE FROM _cf_ALARM");
    const insert = list.prepare("INSERT INTO _cf_ALARM VALUES (?, ?, ?)");
    for (const file of objectsIn(folder).filter((one) => isMatch(join(folder, one)))) {
      const alarm = alarmOf(join(folder, file));
      if (alarm) insert.run(basename(file, ".sqlite"), alarm.at, alarm.name);
    }
    list.exec("COMMIT");
  } finally {
    list.close();
  }
}

/** When a match is to be woken (in ns, as workerd keeps it) and its name; `null` if it is not. */
function alarmOf(file: string): { at: bigint; name: string } | null {
  const object = new DatabaseSync(file, { readOnly: true });
  try {
    const alarm = object.prepare("SELECT value FROM _cf_METADATA WHERE key = 1");
    alarm.setReadBigInts(true);
    const at = alarm.get()?.value;
    if (typeof at !== "bigint") return null;
    return { at, name: String(object.prepare("SELECT id FROM match").get()?.id) };
  } finally {
    object.close();
  }
}
