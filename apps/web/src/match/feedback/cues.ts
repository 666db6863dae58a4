import type { Seat } from "@endstation/engine";

/** What can be heard at a table. */
export const SOUNDS = ["lay", "line", "turn", "error", "coin", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound, and whether it is of what this device's player has done or is to do. */
export interface Cue {
  readonly sound: Sound;
  readonly own: boolean;
}

/** Something that was done in a game, as far as it can be heard. */
export interface Deed {
  /** The index of its last move. */
  readonly ply: number;
  readonly seat: Seat;
  /** A piece laid, a line that closed or scored, money or a share that changed hands. */
  readonly sound: "lay" | "line" | "coin";
}

/** A table at one moment, as far as it can be heard. */
export interface Heard {
  /** This device's seat; `null` while it watches. */
  readonly seat: Seat | null;
  /** How many moves were made. */
  readonly moves: number;
  /** Whether this device's player is to move. */
  readonly mine: boolean;
  readonly over: boolean;
  readonly deeds: readonly Deed[];
}

/** Of deeds that come at once the first of these is heard. */
const TELLING = ["line", "coin", "lay"] as const;

/** More deeds at once than one command can bring about are a table that catches up. */
const MOST_AT_ONCE = 3;

/**
 * What is heard between two views of a table, one after the other: what was done, and whose turn
 * it has become. Where moves have piled up only the most urgent is.
 */
export function cuesBetween(before: Heard, after: Heard): readonly Cue[] {
  // Another player has the device, and another view of the same table.
  if (before.seat !== after.seat) return [];
  if (after.over) return before.over ? [] : [{ sound: "end", own: after.seat !== null }];
  const turn: Cue[] = after.mine && !before.mine ? [{ sound: "turn", own: true }] : [];
  const deeds = after.deeds.filter(({ ply }) => ply >= before.moves);
  const sound = TELLING.find((one) => deeds.some((deed) => deed.sound === one));
  if (!sound) return turn;
  const { seat } = deeds.find((deed) => deed.sound === sound)!;
  const done: Cue = { sound, own: seat === after.seat };
  const isPile = deeds.length > MOST_AT_ONCE || deeds.some((deed) => deed.seat !== seat);
  return isPile ? [turn[0] ?? done] : [done, ...turn];
}
