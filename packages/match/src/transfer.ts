import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { makeBase64url, parseBase64url } from "./base64url.ts";
import type { MatchId } from "./match-id.ts";
import { CODE_BYTES } from "./secret-bytes.ts";

/** How many bytes the secret has from which the codes of a whole transfer follow. */
export const TRANSFER_BYTES = 32;

/** One of the seats that a device takes along: which match, and the how-manieth seat there. */
export interface TransferSeat {
  readonly id: MatchId;
  /** From 0: people who share a device have several seats in one match. */
  readonly index: number;
}

/**
 * The code for one seat of a transfer: both devices derive it from the one secret that is shown,
 * so that a single short link moves all seats, and no match learns what opens another.
 *
 * @param secret base64url of `TRANSFER_BYTES` bytes
 * @returns base64url of `CODE_BYTES` bytes; `null` if the secret is none
 */
export function transferCode(secret: string, { id, index }: TransferSeat): string | null {
  const key = parseBase64url(secret);
  if (key?.length !== TRANSFER_BYTES) return null;
  const message = new TextEncoder().encode(`${id}/${index}`);
  return makeBase64url(hmac(sha256, key, message).subarray(0, CODE_BYTES));
}
