import { isLocalMatchId } from "@endstation/match";
import type { KnownMatch } from "../net/known-matches.ts";

/** What goes for good when this browser's data is deleted. */
export interface Loss {
  /** Unfinished online matches in which this device has a seat. */
  readonly seats: readonly KnownMatch[];
  /** How many matches are on this device alone. */
  readonly local: number;
}

/** Counts what would be lost. `hasKey`: whether this device can open a seat of a match. */
export function lossOf(known: readonly KnownMatch[], hasKey: (id: string) => boolean): Loss {
  const isLocal = ({ id }: KnownMatch) => isLocalMatchId(id);
  return {
    seats: known.filter((one) => !isLocal(one) && one.phase !== "over" && hasKey(one.id)),
    local: known.filter(isLocal).length,
  };
}
