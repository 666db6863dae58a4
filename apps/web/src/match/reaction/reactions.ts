import type { Seat } from "@endstation/engine";
import type { Place, Reaction } from "@endstation/match";
import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import type { Connection } from "../../net/connection.ts";
import { keptHere } from "../../net/storage.ts";

/** How long a call is shown at its seat, and how long the next own one has to wait, in ms. */
const SHOWN_MS = 4000;
const PAUSE_MS = 3000;

const MUTED = "endstation.calls-muted";

/** A call that is shown at a seat just now. */
export interface Call {
  readonly seat: Seat;
  readonly reaction: Reaction;
}

/** What the players call to each other. */
export interface Reactions {
  /** The latest of the calls that are shown at this moment; none while they are muted. */
  readonly shown: Accessor<Call | null>;
  of(seat: Seat): Reaction | null;
  /** Whether this device may call again already. */
  readonly ready: Accessor<boolean>;
  call(reaction: Reaction): void;
  readonly muted: Accessor<boolean>;
  mute(isMuted: boolean): void;
}

/** Follows the calls of a match. The mute is kept on this device, for all matches. */
export function createReactions(
  connection: Connection,
  order: Accessor<readonly Place[]>,
): Reactions {
  const [muted, setMuted] = createSignal(keptHere.get(MUTED) === true);
  const [calls, setCalls] = createSignal<readonly Call[]>([]);
  const [ready, setReady] = createSignal(true);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (ms: number, deed: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      deed();
    }, ms);
    timers.add(timer);
  };
  onCleanup(() => timers.forEach(clearTimeout));

  createEffect(() => {
    const said = connection.reaction();
    if (!said) return;
    const call = { seat: order().indexOf(said.from), reaction: said.reaction };
    // One call at a seat: a new one takes the place of the last.
    setCalls((before) => [...before.filter(({ seat }) => seat !== call.seat), call]);
    later(SHOWN_MS, () => setCalls((before) => before.filter((one) => one !== call)));
  });

  return {
    shown: () => (muted() ? null : (calls().at(-1) ?? null)),
    of: (seat) => (muted() ? null : (calls().find((one) => one.seat === seat)?.reaction ?? null)),
    ready,
    call(reaction) {
      if (!ready()) return;
      setReady(false);
      later(PAUSE_MS, () => setReady(true));
      connection.react(reaction);
    },
    muted,
    mute(isMuted) {
      setMuted(isMuted);
      keptHere.set(MUTED, isMuted);
    },
  };
}
