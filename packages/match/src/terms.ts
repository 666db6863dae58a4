import type * as v from "valibot";
import type { TermsForm } from "./terms-form.ts";

/** The shortest and the longest clock, in ms: half a minute and fourteen days. */
export const MIN_CLOCK_MS = 30_000;
export const MAX_CLOCK_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * What happens when a seat's time is over: a random legal move each time, the loss of it, or each
 * time the move of a bot. With `bot` a bot also plays on for seats that are lost.
 */
export const TIMEOUTS = ["random", "lose", "bot"] as const;

/** How a match is timed: what its makers agree on beside the game's own options. */
export type Terms = Readonly<v.InferOutput<typeof TermsForm>>;

/** No clock: what a match has that was made without a word on time. */
export const NO_TERMS: Terms = { clock: null, timeout: "random", quiet: null };

/** An hour for a turn, or a day for a game: from here on nobody is expected to sit and wait. */
const SLOW_MOVE_MS = 60 * 60 * 1000;
const SLOW_GAME_MS = 24 * 60 * 60 * 1000;

/** Whether a match with these terms goes over days, its players looking in now and then. */
export const isSlow = ({ clock }: Terms): boolean =>
  clock !== null && clock.ms >= (clock.per === "move" ? SLOW_MOVE_MS : SLOW_GAME_MS);
