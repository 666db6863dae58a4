import type { LineColour, Seat } from "@endstation/engine";
import { type Deed, type Happening, isScoring } from "./story.ts";

/** Cards that have come to lie somewhere: the last `count` of those that lie there. */
export interface Landing {
  readonly seat: Seat;
  readonly count: number;
  readonly at:
    | { readonly kind: "line"; readonly line: number }
    | { readonly kind: "terminus"; readonly colour: LineColour }
    | { readonly kind: "money" };
}

/** More deeds at once are a game that catches up; of these only the last is shown. */
const MOST_AT_ONCE = 2;

/** The cards that were laid since `before` moves were made. */
export function landingsSince(before: number, events: readonly Happening[]): readonly Landing[] {
  const deeds = events.flatMap((event) => (isScoring(event) || event.ply < before ? [] : [event]));
  return (deeds.length > MOST_AT_ONCE ? deeds.slice(-1) : deeds).flatMap((deed) =>
    landing(deed, before),
  );
}

function landing(deed: Deed, before: number): readonly Landing[] {
  const { seat, ply } = deed;
  // What went to one place in a row is one deed, of which the first cards may have lain there.
  const moves = ply - before + 1;
  switch (deed.kind) {
    case "pass":
      return [{ seat, count: 1, at: { kind: "terminus", colour: deed.colour } }];
    case "stop": {
      const count = Math.min(deed.cards.length, moves);
      return [{ seat, count, at: { kind: "line", line: deed.line } }];
    }
    case "bank":
      return [{ seat, count: Math.min(deed.count, moves), at: { kind: "money" } }];
    default:
      return [];
  }
}
