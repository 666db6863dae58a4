/** How long a measure may take: minutes, or with `nightly` as long as a night. */
export interface MeasureOptions {
  readonly nightly: boolean;
  /** Which game, where the measure is of one: `cable-car`, `companies` or `trambahn`. */
  readonly game?: string | undefined;
  /** How many play it. */
  readonly players?: string | undefined;
}

/** One measure: gives what is printed as one line of JSON, and leaves nothing running. */
export type Measure = (options: MeasureOptions) => Promise<object>;
