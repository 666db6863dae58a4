import type { MatchId } from "@endstation/match";
import { type Accessor, createEffect, createSignal, onCleanup, untrack } from "solid-js";

/** How long whoever has not asked for the next match may go on reading the result, in seconds. */
export const READING_S = 10;

/** Whether a page goes along to the match that the players go on with. */
export interface GoingAlong {
  /** In how many seconds it does so; `null` where it stays. */
  readonly left: Accessor<number | null>;
  /** Stays. */
  stay(): void;
}

/**
 * Goes along to the next match when there is one: at once where this device has asked for it, else
 * after a while in which one may say that one stays.
 */
export function createGoingAlong(props: {
  /** The next match, `null` while there is none. */
  next: Accessor<MatchId | null>;
  /** Whether it was asked for here. */
  asked: Accessor<boolean>;
  /** Whether the seconds can be seen now: while something lies over them none passes. */
  seen: () => boolean;
  go: (next: MatchId) => void;
}): GoingAlong {
  const [left, setLeft] = createSignal<number | null>(null);
  let timer: ReturnType<typeof setInterval> | undefined;
  const stay = () => {
    clearInterval(timer);
    setLeft(null);
  };
  createEffect(() => {
    const next = props.next();
    if (next === null) return;
    if (untrack(props.asked)) {
      props.go(next);
      return;
    }
    setLeft(READING_S);
    timer = setInterval(() => {
      if (!props.seen()) return;
      const now = left()! - 1;
      if (now > 0) {
        setLeft(now);
        return;
      }
      stay();
      props.go(next);
    }, 1000);
  });
  onCleanup(() => clearInterval(timer));
  return { left, stay };
}
