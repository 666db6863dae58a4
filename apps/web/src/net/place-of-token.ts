import type { Place } from "@endstation/match";
import { glanceAt, NO_EVENTS } from "./api.ts";

/**
 * The place that a key of this device opens; `null` where it opens none any more, `"unreached"`
 * where the match did not say. A glance: for the others nobody has come to the place, and it still
 * gets its notices.
 */
export async function placeOfToken(id: string, token: string): Promise<Place | null | "unreached"> {
  const answer = await glanceAt(id, { have: NO_EVENTS, token });
  if (answer.reached && answer.ok) return answer.value.place;
  return answer.reached && answer.error.code === "unknown-match" ? null : "unreached";
}
