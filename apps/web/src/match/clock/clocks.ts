import type { Seat } from "@endstation/engine";
import type { Place, Status, Terms } from "@endstation/match";
import { type Accessor, createMemo } from "solid-js";
import type { Connection } from "../../net/connection.ts";
import { createServerTime } from "./server-time.ts";

/** What the server has said of time. What follows from it is reckoned where a match has a clock. */
export interface Clocks {
  /** The server's time now, in ms; changes while a clock runs or a question is open. */
  readonly now: Accessor<number>;
  /** `undefined` before the match is known. */
  readonly terms: Accessor<Terms | undefined>;
  /** On what the time of a seat depends. */
  of(seat: Seat): {
    readonly status: Status | null;
    readonly terms: Terms | undefined;
    readonly place: Place | undefined;
    readonly paused: boolean;
  };
}

/** Reads the clocks out of a connection; `order` has the place at each seat. */
export function createClocks(connection: Connection, order: Accessor<readonly Place[]>): Clocks {
  const terms = createMemo(() => connection.table()?.terms);
  // A question that waits for answers has its time too.
  const now = createServerTime(
    connection,
    () => (connection.standing()?.deadline ?? connection.table()?.offer ?? null) !== null,
  );
  return {
    now,
    terms,
    of: (seat) => ({
      status: connection.standing(),
      terms: terms(),
      place: order()[seat],
      paused: connection.table()?.paused ?? false,
    }),
  };
}
