import { parseBase64url } from "./base64url.ts";
import type { MatchId } from "./match-id.ts";

// In a file of its own, so that a page that asks needs no cipher.

/** The kind of game in a match's id, as the game numbers itself for links; 0 where it is no id. */
export const linkKindOf = (id: MatchId): number => parseBase64url(id.slice(0, 4))?.[0] ?? 0;
