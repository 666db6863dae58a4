import { makeIdKey } from "../../scripts/id-key.mjs";
import { makePushKeys } from "../../scripts/push-keys.mjs";

/** A server's own keys, by the names under which the Worker binds them. */
export interface Keys {
  readonly ID_KEY: string;
  readonly VAPID_PUBLIC_KEY: string;
  readonly VAPID_PRIVATE_KEY: string;
}

/** New keys. */
export function newKeys(): Keys {
  const { VAPID_PUBLIC_KEY = "", VAPID_PRIVATE_KEY = "" } = makePushKeys("");
  return { ID_KEY: makeIdKey(), VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
}

/**
 * How push services reach the operator (RFC 8292), which they insist on; `off` where no mail is
 * known: then no push is sent, and all else works.
 */
export const pushSubject = (mail: string | undefined): string => (mail ? `mailto:${mail}` : "off");
