import type { Deed } from "../../match/feedback/cues.ts";
import type { Happening } from "./story.ts";

/** What can be heard of a game's turns; a pass is silent. */
export const deedsOf = (events: readonly Happening[]): readonly Deed[] =>
  events.flatMap((event): Deed[] => {
    const { ply, seat } = event;
    if (event.type === "pass") return [];
    if (event.type === "exchange") return [{ ply, seat, sound: "coin" }];
    return [{ ply, seat, sound: event.closed.length > 0 ? "line" : "lay" }];
  });
