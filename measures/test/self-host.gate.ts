import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "@endstation/deploy/src/workerd/free-port.ts";
import { checkRecord } from "@endstation/engine";
import { PROTOCOL_VERSION } from "@endstation/match";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Device } from "../src/client/device.ts";
import { begin, dismiss, layTile, type Party } from "../src/client/party.ts";
import { numbers, oneOf } from "../src/load/random.ts";
import { Hosted, operate } from "../src/self-host/hosted.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "endstation-self-host-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const random = numbers(12);
const lay = (party: Party) => layTile(party, (moves) => oneOf(random, moves));

/** What the match tells a seat of its whole history, asked without a socket. */
async function toldTo({ token }: Device, origin: string, match: string) {
  const answer = await fetch(`${origin}/api/matches/${match}?have=0&pv=${PROTOCOL_VERSION}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { place, seq, events, code } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, place, seq, events, code };
}

/** Asks for a match over a connection of its own, as each caller has one; gives the status. */
const create = (origin: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(`${origin}/api/matches`, { method: "POST", headers, agent: false });
    asked.once("error", reject);
    asked.once("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.end(JSON.stringify({ game: "cable-car", options: { players: 2 } }));
  });

/** Each match's file in a folder of matches. */
const matchFiles = (matches: string) =>
  readdirSync(join(matches, "MatchObject"))
    .filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite")
    .sort()
    .map((name) => join(matches, "MatchObject", name))
    .filter((file) => rows(file, "SELECT 1 FROM sqlite_master WHERE name = 'event'").length > 0);

function rows(file: string, query: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const statement = database.prepare(query);
    statement.setReadBigInts(true);
    return statement.all();
  } finally {
    database.close();
  }
}

test("a match goes on from a backup after all data were lost: same seats, log and deal", async () => {
  const [data, copy] = [join(folder, "lost"), join(folder, "copy")];
  const port = await freePort();
  const first = await Hosted.start(data, port);
  const party = await begin(first.origin, 2);
  const { id } = party.match;
  for (let tile = 0; tile < 7; tile++) await lay(party);
  const before = await Promise.all(party.devices.map((one) => toldTo(one, first.origin, id)));
  expect(before.map(({ place }) => place)).toEqual([0, 1]);

  expect(operate("backup", "--data", data, "--to", copy)).toEqual({
    status: 0,
    said: `1 match and the keys are in ${copy}.\n`,
  });
  // What is played after the backup is lost with the data.
  for (let tile = 0; tile < 3; tile++) await lay(party);
  const ahead = party.devices[0]!.table.seq;
  expect(ahead).toBeGreaterThan(before[0]!.seq as number);
  expect(await first.stop()).toBe(0);
  rmSync(data, { recursive: true });

  // The control: a server that has not been given the backup knows nothing of the match.
  const empty = await Hosted.start(data, port);
  expect((await toldTo(party.devices[0]!, empty.origin, id)).status).toBe(404);
  expect(operate("restore", "--data", data, "--from", copy)).toMatchObject({ status: 1 });
  expect(await empty.stop()).toBe(0);
  rmSync(data, { recursive: true });

  expect(operate("restore", "--data", data, "--from", copy).status).toBe(0);
  const second = await Hosted.start(data, port);
  try {
    const after = await Promise.all(party.devices.map((one) => toldTo(one, second.origin, id)));
    expect(after).toEqual(before);
    // The devices find their seats again by themselves, and the game is played to its end.
    const isBack = ({ table, welcomedAt }: Device) =>
      welcomedAt > 0 && table.seq === before[0]!.seq;
    await expect.poll(() => party.devices.every(isBack), { timeout: 60_000 }).toBe(true);
    expect(party.devices.every(({ broken }) => broken.rolledBack > 0)).toBe(true);
    let tiles = 7;
    while ((await lay(party)) !== null) tiles++;
    expect(tiles).toBe(60);
    const record = await (await fetch(`${second.origin}/api/matches/${id}/record`)).json();
    expect(checkRecord(record, { verify: true })).toMatchObject({ ok: true });
    // What was logged tells that it was played, and by nothing who or where.
    const log = second.lines.join("\n");
    expect(log).toContain('"count":"moves"');
    for (const secret of [id, party.match.invite, ...party.devices.map(({ token }) => token)]) {
      expect(log).not.toContain(secret);
    }
  } finally {
    dismiss(party);
    expect(await second.stop()).toBe(0);
  }
});

test("a backup that is made while matches are played holds the beginning of each, and its alarm", async () => {
  const [data, copy] = [join(folder, "busy"), join(folder, "busy-copy")];
  const server = await Hosted.start(data, await freePort());
  const parties = await Promise.all([1, 2, 3].map(() => begin(server.origin, 2)));
  let done = false;
  const played = parties.map(async (party) => {
    let tiles = 0;
    while (!done && (await lay(party)) !== null) tiles++;
    return tiles;
  });
  try {
    const { backUp } = await import("@endstation/deploy/src/self-host/backup.ts");
    const { dataFolder } = await import("@endstation/deploy/src/self-host/data-folder.ts");
    expect(await backUp(dataFolder(data), copy)).toBe(3);
  } finally {
    done = true;
  }
  expect(Math.min(...(await Promise.all(played)))).toBeGreaterThan(0);
  parties.forEach(dismiss);
  await server.stop();

  const log = "SELECT seq, at, command, body FROM event ORDER BY seq";
  const copies = matchFiles(join(copy, "matches"));
  for (const [index, file] of matchFiles(join(data, "matches")).entries()) {
    const whole = rows(file, log);
    const copied = rows(copies[index]!, log);
    expect(copied.length).toBeGreaterThan(3);
    expect(copied).toEqual(whole.slice(0, copied.length));
  }
  const list = rows(join(copy, "matches/MatchObject/metadata.sqlite"), "SELECT * FROM _cf_ALARM");
  const own = copies.map((file) => rows(file, "SELECT value FROM _cf_METADATA WHERE key = 1")[0]);
  expect(list.map((one) => one.scheduled_time)).toEqual(own.map((one) => one?.value));
  const ids = copies.map((file) => rows(file, "SELECT id FROM match")[0]?.id);
  expect(list.map((one) => one.actor_name)).toEqual(ids);
});

describe("a self-hosted server", () => {
  test("serves the client with its headers, and a file that is gone as such", async () => {
    const server = await Hosted.start(join(folder, "client"), await freePort());
    try {
      const page = await fetch(server.origin);
      const html = await page.text();
      expect(page.headers.get("Content-Type")).toContain("text/html");
      expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
      const asset = await fetch(`${server.origin}${script}`);
      expect(asset.headers.get("Content-Type")).toContain("text/javascript");
      expect(asset.headers.get("Content-Encoding")).toBe("gzip");
      expect(asset.headers.get("Cache-Control")).toContain("immutable");
      const again = { headers: { "If-None-Match": page.headers.get("ETag")! } };
      expect((await fetch(server.origin, again)).status).toBe(304);
      expect((await fetch(`${server.origin}/assets/gone.js`)).status).toBe(404);
      expect((await fetch(`${server.origin}/g/some-match`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });

  test("counts callers by their own address, whatever they say of it", async () => {
    const server = await Hosted.start(join(folder, "callers"), await freePort());
    try {
      const statuses = await askedBy(server.origin, (n) => ({ "CF-Connecting-IP": `10.0.0.${n}` }));
      expect(statuses).toContain(429);
    } finally {
      await server.stop();
    }
  });

  test("behind a proxy counts callers by the address that the proxy has seen", async () => {
    const server = await Hosted.start(join(folder, "proxy"), await freePort(), "--behind-proxy");
    const seen = (first: string, last: string) => ({ "X-Forwarded-For": `${first}, ${last}` });
    try {
      const many = await askedBy(server.origin, (n) => seen("10.9.9.9", `10.0.0.${n}`));
      expect(many).not.toContain(429);
      const one = await askedBy(server.origin, (n) => seen(`10.0.0.${n}`, "10.9.9.9"));
      expect(one).toContain(429);
    } finally {
      await server.stop();
    }
  });

  test("leaves a data folder to the server that runs with it", async () => {
    const data = join(folder, "held");
    const server = await Hosted.start(data, await freePort());
    try {
      await expect(Hosted.start(data, await freePort())).rejects.toThrow("Stop it first");
    } finally {
      await server.stop();
    }
    const next = await Hosted.start(data, await freePort());
    expect(await next.stop()).toBe(0);
  });
});

/** What more matches than one address may create in two minutes are answered with. */
async function askedBy(origin: string, headersOf: (n: number) => Record<string, string>) {
  const statuses: number[] = [];
  for (let n = 0; n < 62; n++) statuses.push(await create(origin, headersOf(n)));
  return statuses;
}
