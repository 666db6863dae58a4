import type { MatchId } from "./match-id.ts";

// The tag of six bytes is the last eight letters. Read as text, and in a file of its own, so that
// a page that asks needs no cipher.
const NO_TAG = "A".repeat(8);

/** Whether an id is that of a match on one device, which no server knows. */
export const isLocalMatchId = (id: MatchId): boolean => id.endsWith(NO_TAG);
