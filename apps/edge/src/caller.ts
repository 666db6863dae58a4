import { digestOf } from "@endstation/match";
import type { Context } from "hono";

/** The caller's address: the key of a counter for a minute, stored and logged nowhere. */
export const callerOf = (c: Context): string => c.req.header("CF-Connecting-IP") ?? "local";

/**
 * What tells callers apart within a match, without their addresses: a digest of address and
 * match, which means nothing in another one and is kept in memory only.
 */
export const callerKey = (c: Context<{ Bindings: Env }>, match: string): string =>
  digestOf(`${c.env.ID_KEY} ${match} ${callerOf(c)}`).slice(0, 16);

/** The token that a caller without a socket shows; it stands in no address. */
export function tokenOf(c: Context): string | null {
  const [scheme, token] = c.req.header("Authorization")?.split(" ") ?? [];
  return scheme === "Bearer" && token ? token : null;
}
