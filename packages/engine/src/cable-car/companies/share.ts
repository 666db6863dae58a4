import { COMPANIES } from "./company.ts";

/** What a share counts for, in percent: each company has one share of each (CO-2). */
export const PERCENTAGES = [10, 20, 30, 40] as const;

export type Percentage = (typeof PERCENTAGES)[number];

/**
 * A share by where it lay in the deal: the index of its percentage * 8 + its place in that list.
 *
 * Moves tell everybody where each of these goes; only which company it is of may be hidden. So
 * positions move these numbers about, and one list, which nothing changes, holds the companies.
 */
export type Share = number;

/** How many shares there are of one percentage. */
export const SHARES_EACH = COMPANIES.length;

/** How many shares there are. */
export const SHARES = PERCENTAGES.length * SHARES_EACH;

/** What a share counts for, in percent. */
export const percentageOf = (share: Share): Percentage => PERCENTAGES[share >> 3]!;

/** One value for each percentage, as JSON has it: `{"10": ..., "20": ..., "30": ..., "40": ...}`. */
export type ByPercentage<T> = { readonly [percentage in `${Percentage}`]: T };

/** Makes a value for each percentage from its index in `PERCENTAGES`. */
export const byPercentage = <T>(make: (index: number) => T): ByPercentage<T> => ({
  "10": make(0),
  "20": make(1),
  "30": make(2),
  "40": make(3),
});
