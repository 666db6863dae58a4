import type { Position } from "@endstation/engine";
import type { Attempt } from "../../learn/attempt.ts";
import type { Desk } from "../table/desk.ts";

/** A desk that tells a step which lines are followed. */
export const watched = (desk: Desk, attempt: Attempt<Position>): Desk => ({
  ...desk,
  follow(station) {
    desk.follow(station);
    if (station !== null) attempt.attempt({ kind: "follow", station });
  },
});
