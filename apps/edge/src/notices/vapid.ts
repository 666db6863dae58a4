import type { VapidKeys } from "@block65/webcrypto-web-push";
import * as v from "valibot";

/** The deployment's keys for Web Push (RFC 8292), as `scripts/push-keys.mjs` makes them. */
const Vapid = v.object({
  /** An uncompressed point of P-256 in base64url: 65 bytes, the first of them 4. */
  VAPID_PUBLIC_KEY: v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}$/)),
  VAPID_PRIVATE_KEY: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  /** How a push service reaches whoever runs this server; Apple's refuses what is no address. */
  VAPID_SUBJECT: v.pipe(v.string(), v.regex(/^(mailto:.+@.+|https:\/\/.+)$/)),
});

/** The keys out of the deployment's variables; `null`, and push is off, where one is missing. */
export function readVapid(env: object): VapidKeys | null {
  const vapid = v.safeParse(Vapid, env);
  if (!vapid.success) return null;
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = vapid.output;
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT };
}
