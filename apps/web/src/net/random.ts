import { COMMAND_ID_BYTES, makeBase64url } from "@endstation/match";

// Not crypto.randomUUID: a page on a plain http address does not have it.
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

/** That many fresh random bytes, as a secret is written. */
export const randomText = (bytes: number): string => makeBase64url(random(bytes));

/** That many fresh random bytes in hex. */
export const randomHex = (bytes: number): string =>
  [...random(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** An id by which a command is known however often it is sent. */
export const newCommandId = (): string => randomText(COMMAND_ID_BYTES);
