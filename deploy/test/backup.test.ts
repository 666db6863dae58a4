import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { backUp } from "../src/self-host/backup.ts";
import { type DataFolder, dataFolder, makeDataFolder } from "../src/self-host/data-folder.ts";
import { restore } from "../src/self-host/restore.ts";

// What lies in the way, and what was broken off. That matches go on is tried with a server
// (measures/test/self-host.gate.ts).

let folder: string;
let data: DataFolder;
let to: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "endstation-backup-"));
  data = dataFolder(join(folder, "data"));
  to = join(folder, "copy");
  makeDataFolder(data);
  writeFileSync(data.keys, '{"ID_KEY":"k"}');
  mkdirSync(join(data.matches, "MatchObject"));
  database(
    "metadata",
    "CREATE TABLE _cf_ALARM (actor_id TEXT, scheduled_time INT, actor_name TEXT)",
  );
  const match = "CREATE TABLE match (id TEXT); INSERT INTO match VALUES ('m')";
  database(ID, `CREATE TABLE _cf_METADATA (key INT, value INT); ${match}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const ID = "0a".repeat(32);
const OTHER = "ff".repeat(32);
const fileOf = (name: string) => join(data.matches, "MatchObject", `${name}.sqlite`);

/** A file as workerd has it, as far as a backup looks at it. */
function database(name: string, sql: string): void {
  const made = new DatabaseSync(fileOf(name));
  made.exec(sql);
  made.close();
}

describe("a backup", () => {
  test("that was broken off is no backup, and the next one replaces it", async () => {
    writeFileSync(fileOf(OTHER), "This was a match once. ".repeat(99));
    await expect(backUp(data, to)).rejects.toThrow("not a database");
    const partial = `${to}.partial`;
    expect(readdirSync(join(partial, "matches", "MatchObject"))).toContain(`${ID}.sqlite`);
    const fresh = dataFolder(join(folder, "fresh"));
    expect(() => restore(partial, fresh)).toThrow(`${partial} is no backup.`);
    rmSync(fileOf(OTHER));
    expect(await backUp(data, to)).toBe(1);
    expect(readdirSync(to).toSorted()).toEqual(["keys.json", "matches"]);
    expect(existsSync(partial)).toBe(false);
  });

  test("takes nothing away that is not its own", async () => {
    const own = join(`${to}.partial`, "photos.txt");
    mkdirSync(`${to}.partial`);
    writeFileSync(own, "mine");
    await expect(backUp(data, to)).rejects.toThrow("move it, or name another folder");
    expect(readFileSync(own, "utf8")).toBe("mine");
    expect(existsSync(to)).toBe(false);
  });

  test("passes by whatever else lies among the matches", async () => {
    writeFileSync(join(data.matches, ".DS_Store"), "stray");
    mkdirSync(join(data.matches, "lost+found"));
    writeFileSync(fileOf("notes"), "stray");
    expect(await backUp(data, to)).toBe(1);
    expect(readdirSync(join(to, "matches"))).toEqual(["MatchObject"]);
    expect(readdirSync(join(to, "matches", "MatchObject")).toSorted()).toEqual([
      `${ID}.sqlite`,
      "metadata.sqlite",
    ]);
  });
});

test("a restore that was broken off leaves neither matches nor keys, and can be done again", async () => {
  await backUp(data, to);
  const fresh = dataFolder(join(folder, "fresh"));
  const keys = join(to, "keys.json");
  // A folder is not copied as a file, so that the copy of the keys fails.
  rmSync(keys);
  mkdirSync(keys);
  expect(() => restore(to, fresh)).toThrow();
  expect(existsSync(fresh.keys)).toBe(false);
  expect(readdirSync(fresh.matches)).toEqual([]);
  rmSync(keys, { recursive: true });
  writeFileSync(keys, '{"ID_KEY":"k"}');
  restore(to, fresh);
  expect(readFileSync(fresh.keys, "utf8")).toBe('{"ID_KEY":"k"}');
  expect(readdirSync(fresh.matches)).toEqual(["MatchObject"]);
  expect(readdirSync(fresh.path).toSorted()).toEqual(["keys.json", "lock", "matches"]);
});
