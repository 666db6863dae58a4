import { isLocalMatchId } from "@endstation/match";
import { forgetAsk } from "../seat/asks/asked.ts";
import { deleteMatchHere } from "./api.ts";
import { forgetInvite } from "./invite.ts";
import { dropKeys } from "./keys.ts";
import { type KnownMatch, unlistMatch } from "./known-matches.ts";
import { keepPush } from "./push-memory.ts";

/**
 * Forgets a match that is gone, or that this device is to know no more of. Gives whether that is
 * done: one of this device alone stays on the list until its log is deleted, for nothing else leads
 * to it.
 */
export async function forgetMatch(id: string): Promise<boolean> {
  if (isLocalMatchId(id)) {
    const deleted = await deleteMatchHere(id);
    if (!deleted.reached || !deleted.ok) return false;
  }
  dropKeys(id);
  keepPush(id, null);
  forgetInvite(id);
  forgetAsk(id);
  unlistMatch(id);
  return true;
}

/** Forgets those of some matches that can be forgotten now. */
export async function forgetAll(matches: readonly KnownMatch[]): Promise<void> {
  for (const { id } of matches) await forgetMatch(id);
}
