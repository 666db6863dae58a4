import * as v from "valibot";

// The forms in which secrets and other random bytes stand in messages.

/** Bytes in lower-case hex. */
export const Hex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));

/** Unpadded base64url of exactly `bytes` bytes. */
export const Secret = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)));
