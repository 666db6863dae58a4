import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type DataFolder, dataFolder, makeDataFolder } from "../src/self-host/data-folder.ts";
import { holdDataFolder } from "../src/self-host/lock.ts";

let data: DataFolder;
beforeEach(() => {
  data = dataFolder(mkdtempSync(join(tmpdir(), "endstation-lock-")));
  makeDataFolder(data);
});
afterEach(() => rmSync(data.path, { recursive: true }));

const HOLDER = `
  const [, data, pid] = process.argv;
  const { dataFolder } = await import(${JSON.stringify(new URL("../src/self-host/data-folder.ts", import.meta.url))});
  const { holdDataFolder } = await import(${JSON.stringify(new URL("../src/self-host/lock.ts", import.meta.url))});
  const held = holdDataFolder(dataFolder(data));
  held.note(Number(pid));
  console.log("held");
  // Used, so that it is not collected, which would let go of the folder.
  setInterval(() => held, 1000);
`;

/** A process that holds the folder, and has started a workerd of that number. */
async function holder(workerd: number): Promise<ChildProcess> {
  const args = ["--no-warnings", "--input-type=module", "-e", HOLDER, data.path, `${workerd}`];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return child;
}

/** A process whose command line is that of a workerd over a folder of matches. */
async function workerdOver(matches: string): Promise<ChildProcess> {
  const args = ["-e", "console.log(1);setInterval(()=>{},1000)", "workerd", `matches=${matches}`];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("a folder is one process's, until it ends in whatever way", async () => {
  const first = await holder(0);
  expect(() => holdDataFolder(data)).toThrow(`A server runs with ${data.path} already.`);
  await kill(first);
  const held = holdDataFolder(data);
  held.release();
  holdDataFolder(data).release();
});

test("a workerd whose server was killed holds the folder as long as it runs", async () => {
  const workerd = await workerdOver(data.matches);
  const server = await holder(workerd.pid!);
  await kill(server);
  expect(() => holdDataFolder(data)).toThrow(`kill ${workerd.pid}`);
  // A look does not take the note away.
  expect(() => holdDataFolder(data)).toThrow(`kill ${workerd.pid}`);
  await kill(workerd);
  holdDataFolder(data).release();
});

test("another server's workerd, which has got the number since, holds nothing", async () => {
  const other = await workerdOver("/somewhere/else/matches");
  await kill(await holder(other.pid!));
  holdDataFolder(data).release();
  await kill(other);
});

test("what cannot be locked is not said to be another server's", () => {
  const file = join(data.path, "lock");
  writeFileSync(file, "no database, but a text of some length that somebody left here".repeat(99));
  expect(() => holdDataFolder(data)).toThrow(`${file} cannot be locked: file is not a database.`);
  rmSync(file);
  mkdirSync(file);
  expect(() => holdDataFolder(data)).toThrow(
    `${file} cannot be locked: unable to open database file.`,
  );
});
