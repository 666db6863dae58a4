import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { EventBody } from "@endstation/match";
import { create } from "./client.ts";

/** A row of a match's log, as it is stored. */
export interface Row extends Record<string, SqlStorageValue> {
  seq: number;
  at: number;
  command: string | null;
  body: string;
}

/** The log of a match up to its start, and the deal with which it began. */
export async function logOf(id: string): Promise<{ log: Row[]; deal: unknown }> {
  const rows = await runInDurableObject(env.MATCH.getByName(id), (_, { storage }) =>
    storage.sql.exec<Row>("SELECT * FROM event ORDER BY seq").toArray(),
  );
  const bodies = rows.map((row) => JSON.parse(row.body) as EventBody);
  const start = bodies.findIndex(({ type }) => type === "started");
  const { deal } = bodies[start] as Extract<EventBody, { type: "started" }>;
  return { log: rows.slice(0, start + 1), deal };
}

/** Gives a new object the log of a match that has just begun, dealt as `deal` says. */
export async function fork(log: readonly Row[], deal: unknown): Promise<string> {
  const { id } = await create({ players: 2 });
  const stub = env.MATCH.getByName(id);
  await runInDurableObject(stub, (_, { storage: { sql } }) => {
    sql.exec("DELETE FROM event");
    for (const { seq, at, command, body } of log) {
      const parsed = JSON.parse(body) as EventBody;
      const own = parsed.type === "started" ? { ...parsed, deal } : parsed;
      sql.exec("INSERT INTO event VALUES (?, ?, ?, ?)", seq, at, command, JSON.stringify(own));
    }
  });
  await evictDurableObject(stub);
  return id;
}
