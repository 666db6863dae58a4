import { generateKeyPairSync } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * New keys by which push services know this server again (RFC 8292). `subject` is how they reach
 * whoever runs it: an address that begins with `mailto:` or `https://`.
 */
export function makePushKeys(subject) {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y, d } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([
    Buffer.of(4), // an uncompressed point
    Buffer.from(x, "base64url"),
    Buffer.from(y, "base64url"),
  ]);
  return {
    VAPID_PUBLIC_KEY: point.toString("base64url"),
    VAPID_PRIVATE_KEY: d,
    VAPID_SUBJECT: subject,
  };
}

/**
 * Keys for local use: made once and kept beside the key that signs match ids. Browsers have
 * subscribed with them; with others they would have to do so again.
 */
export function keepPushKeys(file = "apps/edge/.dev.vars") {
  const kept = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (/^VAPID_PUBLIC_KEY=/m.test(kept)) return;
  const lines = Object.entries(makePushKeys("mailto:nobody@example.com")).map(
    ([name, value]) => `${name}="${value}"\n`,
  );
  writeFileSync(file, kept + lines.join(""), { mode: 0o600 });
}
