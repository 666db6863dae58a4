import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { makeBase64url, parseBase64url } from "./base64url.ts";
import { equalInConstantTime } from "./digest.ts";

/**
 * A match id, 32 letters of base64url, is 24 bytes: the kind of game, the number of places, 128
 * random bits, and a tag of 48 bits over them.
 *
 * The first two let a page about a link be made without waking the match. The tag, an HMAC by
 * the deployment's key, keeps guessed ids from reaching (and so from creating) an object.
 *
 * A match that is played on one device alone has a tag of zeros: it is nobody's but that device's.
 */
export type MatchId = string;

const RANDOM_BYTES = 16;
const TAG_BYTES = 6;
const TAG_START = 2 + RANDOM_BYTES;
const ID_BYTES = TAG_START + TAG_BYTES;

/** What an id tells of its match. */
export interface MatchIdParts {
  /** The kind of game, as the game numbers itself for links. */
  readonly kind: number;
  readonly players: number;
}

/**
 * A new id. `random` is 16 fresh random bytes, `key` the deployment's secret of any length; `null`
 * for a match of this device alone.
 */
export function makeMatchId(
  { kind, players }: MatchIdParts,
  random: Uint8Array,
  key: Uint8Array | null,
): MatchId {
  const bytes = new Uint8Array(ID_BYTES);
  bytes[0] = kind;
  bytes[1] = players;
  bytes.set(random.subarray(0, RANDOM_BYTES), 2);
  if (key) bytes.set(tag(bytes, key), TAG_START);
  return makeBase64url(bytes);
}

/** What an id says, or `null` if it does not look like one. Its tag is not checked. */
export function readMatchId(id: string): MatchIdParts | null {
  const bytes = parseBase64url(id);
  return bytes?.length === ID_BYTES ? { kind: bytes[0]!, players: bytes[1]! } : null;
}

/** Whether this deployment made the id. */
export function isOurMatchId(id: string, key: Uint8Array): boolean {
  if (!readMatchId(id)) return false;
  const bytes = parseBase64url(id)!;
  return equalInConstantTime(
    makeBase64url(bytes.subarray(TAG_START)),
    makeBase64url(tag(bytes, key)),
  );
}

const tag = (bytes: Uint8Array, key: Uint8Array) =>
  hmac(sha256, key, bytes.subarray(0, TAG_START)).subarray(0, TAG_BYTES);
