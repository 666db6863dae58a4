/** The phases of a turn, in their order (TB-9). */
export const PHASES = ["passengers", "stops", "income", "trams", "end"] as const;

export type Phase = (typeof PHASES)[number];

/** What is done in each phase, in the same order; also the first word of a move. */
export const VERBS = ["pass", "stop", "bank", "buy", "end"] as const;

export type Verb = (typeof VERBS)[number];

/** The verbs by their numbers in a move: indices in `VERBS`. */
export const PASS = 0;
export const STOP = 1;
export const BANK = 2;
export const BUY = 3;
export const END_TURN = 4;
