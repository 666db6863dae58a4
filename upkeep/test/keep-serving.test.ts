import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepServing } from "../../scripts/keep-serving.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "endstation-serving-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One life of a server: how long it takes to begin, and what it does after so many answers. */
interface Life {
  readonly startMs?: number;
  readonly answers: number;
  readonly end: "hang" | number;
}

/** A server that leads one of these lives after the other, an exit code at the end of each. */
const standIn = (port: number, lives: readonly Life[]) => `
  const { appendFileSync, readFileSync } = require("node:fs");
  const counted = ${JSON.stringify(join(folder, "lives"))};
  appendFileSync(counted, "x");
  const life = ${JSON.stringify(lives)}[readFileSync(counted, "utf8").length - 1];
  let answered = 0;
  const server = require("node:http").createServer((_, response) => {
    if (answered === life.answers) return;
    answered++;
    response.end("well");
    if (answered === life.answers && life.end !== "hang") process.exit(life.end);
  });
  setTimeout(() => server.listen(${port}, "127.0.0.1"), life.startMs ?? 0);`;

async function serve(...lives: readonly Life[]) {
  const port = await freePort();
  let silences = 0;
  const code = await keepServing([process.execPath, "-e", standIn(port, lives)], {
    health: `http://127.0.0.1:${port}/`,
    everyMs: 300,
    misses: 2,
    onSilent: () => silences++,
  });
  return { code, silences, lives: readFileSync(join(folder, "lives"), "utf8").length };
}

test("a server that hangs is started anew, and its end is the end", async () => {
  const told = await serve({ answers: 2, end: "hang" }, { answers: 2, end: 7 });
  expect(told).toEqual({ code: 7, silences: 1, lives: 2 });
});

test.each([
  ["one that goes on answering", { answers: 8, end: 3 }],
  ["one that takes long to begin", { startMs: 2500, answers: 2, end: 3 }],
] as const)("is left alone: %s", async (_, life) => {
  expect(await serve(life)).toEqual({ code: 3, silences: 0, lives: 1 });
});
