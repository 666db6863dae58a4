import type { Deed } from "../../match/feedback/cues.ts";
import { type Happening, isScoring } from "./story.ts";

/** What can be heard of a game's deeds; that a turn ends says the next one's begin. */
export function deedsOf(events: readonly Happening[]): readonly Deed[] {
  // A ride is nobody's: it follows the deed that has brought it about.
  let seat = 0;
  return events.flatMap((event): Deed[] => {
    const { ply } = event;
    if (isScoring(event)) return [{ ply, seat, sound: "line" }];
    seat = event.seat;
    if (event.kind === "end") return event.money > 0 ? [{ ply, seat, sound: "coin" }] : [];
    return [{ ply, seat, sound: event.kind === "bank" || event.kind === "buy" ? "coin" : "lay" }];
  });
}
