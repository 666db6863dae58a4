import type { CreationSecrets } from "@endstation/match";

/** Fresh random bytes for a match of this device; its id is signed by nobody. */
export function creationSecrets(): CreationSecrets {
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  return { id: random(16), invite: random(16), seed: random(32), key: null };
}
