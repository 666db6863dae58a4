import * as v from "valibot";
import { MAX_CLOCK_MS, MIN_CLOCK_MS, TIMEOUTS } from "./terms.ts";

/** A minute of the day, in UTC. */
const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 - 1));

/** The terms of a match, as they come in. */
export const TermsForm = v.strictObject({
  clock: v.nullable(
    v.strictObject({
      /** Anew for each turn, or one sum for all turns of a seat. */
      per: v.picklist(["move", "game"]),
      ms: v.pipe(v.number(), v.integer(), v.minValue(MIN_CLOCK_MS), v.maxValue(MAX_CLOCK_MS)),
    }),
  ),
  timeout: v.picklist(TIMEOUTS),
  /**
   * The part of each day in which no clock runs. In UTC, so that it is the same for all players
   * and tells no one's time zone; `from` after `to` goes over midnight.
   */
  quiet: v.nullable(
    v.pipe(
      v.strictObject({ from: Minute, to: Minute }),
      v.check(({ from, to }) => from !== to),
    ),
  ),
});
