/** The kinds of trams, from the cheapest to the dearest (TB-4). */
export const TRAMS = ["horse", "steam", "electric"] as const;

/** A kind of tram, from the cheapest to the dearest. */
export type Tram = (typeof TRAMS)[number];

/** By what each kind multiplies the points of its line, by index in `TRAMS` (TB-4). */
export const MULTIPLIERS = [2, 3, 4] as const;

/** What each kind costs, in money cards of 1,000 Mark (TB-3, TB-4). */
export const PRICES = [5, 10, 15] as const;

/** The kinds of all 16 trams, as indices in `TRAMS`, from the top of their stack (TB-4). */
export const TRAM_STACK: readonly number[] = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2];

/** How many trams are on offer, as long as the stack lasts (TB-7). */
export const OFFER_SIZE = 3;
