import { type Accessor, createSignal } from "solid-js";
import { createFragment, plyInFragment } from "../../net/fragment.ts";

/** Looking back at earlier positions of a match that is on the screen. */
export interface Past {
  /** How many moves stood there; `null` while the present is looked at. */
  readonly ply: Accessor<number | null>;
  readonly last: Accessor<number>;
  /** Looks at a position; beyond either end, at that end. */
  look(ply: number): void;
  /** Back to the present. */
  leave(): void;
}

/**
 * Begins at the position that the address names, if it names one. The name leaves the address at
 * once, so that going back in the browser leads to the present: the position that is shown has an
 * entry of its own in the history.
 */
export function createPast(last: Accessor<number>): Past {
  const [ply, setPly] = createSignal<number | null>(null);
  const within = (wish: number) => Math.min(Math.max(wish, 0), last());
  createFragment(() => {
    const asked = plyInFragment();
    if (asked === null) return;
    clearPosition();
    // Before the first move there is nothing to look back at.
    if (last() > 0) setPly(within(asked));
  });
  return {
    ply: () => {
      const looked = ply();
      // Moves may have been taken back meanwhile.
      return looked === null ? null : within(looked);
    },
    last,
    look: (wish) => setPly(within(wish)),
    leave: () => setPly(null),
  };
}

/** Writes the position that is shown into the address, for whoever passes it on. */
export const writePosition = (ply: number): void =>
  history.replaceState(history.state, "", `#${ply}`);

/** Takes a position out of the address. */
export function clearPosition(): void {
  if (plyInFragment() === null) return;
  history.replaceState(history.state, "", location.pathname + location.search);
}
