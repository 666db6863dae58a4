import { PROTOCOL_VERSION } from "@endstation/match";
import { type Context, Hono } from "hono";
import { reportOf } from "./log.ts";

/** The name of an object that is no match: it only shows that objects and storage answer. */
const PROBE = "health";

/**
 * `GET /health`, for `/api`: `{ok, version, protocol}`, or 503 and the id of the log's line where
 * storage does not answer. It wakes no match.
 */
export const healthRoutes = new Hono<{ Bindings: Env }>();

healthRoutes.get("/health", async (c) => {
  const about = { version: versionOf(c), protocol: PROTOCOL_VERSION };
  try {
    await c.env.MATCH.getByName(PROBE).probe();
    return c.json({ ok: true, ...about });
  } catch (error) {
    return c.json({ ok: false, ...about, report: reportOf("health", error as Error) }, 503);
  }
});

/** What the deployment was called, or else the platform's number of it. */
const versionOf = ({ env }: Context<{ Bindings: Env }>): string =>
  env.VERSION?.tag || env.VERSION?.id || "unknown";
