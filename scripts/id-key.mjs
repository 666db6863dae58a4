import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";

/** A new key that signs match ids. */
export const makeIdKey = () => randomBytes(32).toString("hex");

/**
 * The key that signs match ids, for local use: made once and kept in wrangler's own file for
 * local secrets, which git ignores. Links made with one key are unknown to a server with another.
 */
export function keepIdKey(file = "apps/edge/.dev.vars") {
  if (existsSync(file)) return;
  writeFileSync(file, `ID_KEY="${makeIdKey()}"\n`, { mode: 0o600 });
}
