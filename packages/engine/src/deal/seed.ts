import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** What the random choices of one match follow from (rules of the deal, steps 1 and 2). */
export interface SeedParts {
  /** 32 random bytes of the server, secret until the match has ended. */
  readonly server: Uint8Array;
  /** The match's id. */
  readonly match: string;
  /** 16 random bytes of each person, in the order of joining. */
  readonly values: readonly Uint8Array[];
}

/** The public promise of a server seed: its SHA-256, in hex. */
export const commitment = (server: Uint8Array): string => bytesToHex(sha256(server));

/** The 32 bytes from which a match's deck is made (rules of the deal, step 3). */
export function deckSeed({ server, match, values }: SeedParts): Uint8Array {
  const parts = values.flatMap((value) => [Uint8Array.of(0), value]);
  return hmac(sha256, server, concatBytes(utf8ToBytes(match), ...parts));
}
