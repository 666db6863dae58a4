import type { Place, Status } from "@endstation/match";
import type { KnownMatch } from "../net/known-matches.ts";

/** How a match of this device's list stands now. */
export type Standing =
  | {
      readonly kind: "mine";
      /** When the time for it is over, by this device's clock, in ms; `null` without a clock. */
      readonly deadline: number | null;
    }
  | {
      readonly kind: "others";
      /** Whose turn it is; `null` where that name is not known here. */
      readonly name: string | null;
      readonly deadline: number | null;
    }
  | { readonly kind: "lobby" | "over" | "gone" };

/** What a match has answered, and which of its places this device has. */
export interface Asked {
  readonly status: Status;
  readonly own: readonly Place[];
  /** This device's time when the answer came, in ms. */
  readonly at: number;
}

/** Reads a standing out of a match's answer. */
export function standingOf({ people }: KnownMatch, { status, own, at }: Asked): Standing {
  const { turn, over, deadline, now } = status;
  if (over) return { kind: "over" };
  if (turn === null) return { kind: "lobby" };
  // The server's clock may be another than the one here.
  const until = deadline === null ? null : deadline - now + at;
  if (own.includes(turn)) return { kind: "mine", deadline: until };
  return { kind: "others", name: people?.[turn] ?? null, deadline: until };
}

const RANK = { mine: 0, others: 1, lobby: 1, over: 2, gone: 3 } as const;

/**
 * The list in the order in which its matches want to be looked at: where it is this device's turn
 * by deadline, then what goes on, then the rest, each the latest first as it was.
 */
export function byUrgency(
  list: readonly KnownMatch[],
  standing: (id: string) => Standing | undefined,
): KnownMatch[] {
  const rank = ({ id, phase }: KnownMatch) =>
    RANK[standing(id)?.kind ?? (phase === "over" ? "over" : "others")];
  const deadline = ({ id }: KnownMatch) => {
    const known = standing(id);
    return known?.kind === "mine" ? (known.deadline ?? Number.MAX_VALUE) : 0;
  };
  return list.toSorted((a, b) => rank(a) - rank(b) || deadline(a) - deadline(b));
}
