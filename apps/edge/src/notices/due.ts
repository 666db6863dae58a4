import type { Occasion } from "./notice.ts";

/**
 * How long a place has to be looked at before it is told. A client that is looked at pings as
 * soon as its turn begins; a hidden tab does not.
 */
export const PATIENCE_MS = 10_000;

/** What is known of the tellings of one address. */
export interface Told {
  /** Up to which event it has been told, or has seen for itself. */
  readonly told: number;
  /** When the last one, which failed, is to be tried again, in ms. */
  readonly retry: number | null;
}

/** When an address is to be told of an occasion, in ms; `null`: not, or no more. */
export function dueAt({ told, retry }: Told, occasion: Occasion): number | null {
  if (told < occasion.seq) return occasion.at + PATIENCE_MS;
  return told === occasion.seq ? retry : null;
}
