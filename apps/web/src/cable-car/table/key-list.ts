/** A key and what it does. */
export type KeyRow = readonly [string, string] | readonly string[];

/** What a table has that keys are for. */
interface Has {
  /** Whether tiles may be turned. */
  readonly turning: boolean;
  /** Whether the scores stand on it. */
  readonly scores: boolean;
}

/** The keys that do something at a table: a lesson's lacks some of what a match's has. */
export const keyList = (rows: readonly KeyRow[], has: Has): readonly KeyRow[] =>
  rows.filter(([key]) => (key !== "R" || has.turning) && (key !== "S" || has.scores));
