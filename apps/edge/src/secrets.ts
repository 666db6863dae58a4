import type { CreationSecrets } from "@endstation/match";

/** The key that signs match ids. Without one anybody could make them: then nothing is served. */
export function idKey(env: Env): Uint8Array {
  if (!env.ID_KEY) throw new Error("The secret ID_KEY is not set.");
  return new TextEncoder().encode(env.ID_KEY);
}

/** Fresh random bytes and the key, for one match to come. */
export function creationSecrets(env: Env): CreationSecrets {
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  return { id: random(16), invite: random(16), seed: random(32), key: idKey(env) };
}
