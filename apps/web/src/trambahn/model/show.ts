import { type Accessor, createEffect, createMemo, createSignal } from "solid-js";
import type { Scoring } from "./story.ts";

/** More than this many at once are a game that caught up; of these only the last are shown. */
const MOST_AT_ONCE = 3;

/** Rides and tours that are shown, one after the other. */
export interface ScoringShow {
  readonly shown: Accessor<Scoring | null>;
  /** Goes on to the next one. */
  skip(): void;
}

/** Shows what is scored from now on, not what was scored before one came. */
export function createScoringShow(scorings: Accessor<readonly Scoring[]>): ScoringShow {
  const [done, setDone] = createSignal(scorings().length);
  const next = () => Math.max(done(), scorings().length - MOST_AT_ONCE);
  // The story is told anew with every move; what is on the screen is the same event still.
  const shown = createMemo(() => scorings()[next()] ?? null, null, {
    equals: (a, b) => a?.ply === b?.ply && a?.kind === b?.kind,
  });
  // What an undo takes back is shown again when it is made again.
  createEffect(() => {
    if (scorings().length < done()) setDone(scorings().length);
  });
  return {
    shown,
    skip: () => {
      if (shown()) setDone(next() + 1);
    },
  };
}
