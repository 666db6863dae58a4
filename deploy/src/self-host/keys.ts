import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { makePushKeys } from "../../../scripts/push-keys.mjs";

/** A server's own keys, by the names under which the Worker binds them. */
export interface Keys {
  readonly ID_KEY: string;
  readonly VAPID_PUBLIC_KEY: string;
  readonly VAPID_PRIVATE_KEY: string;
}

/** The keys in a file that only its owner can read; made once, where there is none. */
export function keepKeys(file: string): { readonly keys: Keys; readonly made: boolean } {
  if (existsSync(file)) return { keys: JSON.parse(readFileSync(file, "utf8")), made: false };
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY = "" } = makePushKeys("");
  const keys = { ID_KEY: randomBytes(32).toString("hex"), VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  return { keys, made: true };
}

/**
 * How push services reach the operator (RFC 8292), which they insist on; `off` where no mail is
 * known: then no push is sent, and all else works.
 */
export const pushSubject = (mail: string | undefined): string => (mail ? `mailto:${mail}` : "off");
