import type { Refusal } from "@endstation/match";
import { actIn } from "./api.ts";
import { dropKey, newKey, putKeyFirst, putKeyLast, type SeatKey } from "./keys.ts";

/** A key for this device to the seat of another; a seat joined elsewhere has no value here. */
export const newDeviceKey = (): SeatKey => ({ token: newKey().token, value: null });

/**
 * Spends a code: this device gets a key of its own to the seat. Over POST and without a token, so
 * that no page that merely looks at a link can do it. `null` when it was done; the same key again
 * is no second device, whatever became of an answer.
 */
export async function pair(
  id: string,
  key: SeatKey,
  how: { readonly code: string; readonly word: string; readonly behind?: true },
): Promise<Refusal | null> {
  // Behind the others as long as it may open nothing: the device keeps the seat it has.
  putKeyLast(id, key);
  const { token } = key;
  const refused = await actIn(id, { type: "pair", code: how.code, token, word: how.word });
  // Refused so, it was done by a try whose answer was lost.
  if (refused === null || refused.code === "already-seated") {
    if (!how.behind) putKeyFirst(id, key);
    return null;
  }
  // An answer that was lost may have been a yes.
  if (refused.code !== "internal") dropKey(id, token);
  return refused;
}
