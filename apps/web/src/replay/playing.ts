import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import type { Stage } from "./stage.ts";

/** How many times as fast a game may be shown. */
const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long each position is shown at the first speed, in ms. */
const EACH_MS = 1200;

/** A game that goes on by itself, a move at a time. */
export interface Playing {
  readonly on: Accessor<boolean>;
  readonly speed: Accessor<Speed>;
  /** Begins, from the start where it stands at the end; or stops. */
  toggle(): void;
  /** Goes on at the next speed, after the last at the first. */
  nextSpeed(): void;
}

/** Lets a stage go on by itself until its end, or until it is stopped. */
export function createPlaying(stage: Stage): Playing {
  const [on, setOn] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>(1);
  createEffect(() => {
    if (!on()) return;
    const ply = stage.ply();
    if (ply >= stage.last()) {
      setOn(false);
      return;
    }
    const timer = setTimeout(() => stage.go(ply + 1), EACH_MS / speed());
    onCleanup(() => clearTimeout(timer));
  });
  return {
    on,
    speed,
    toggle() {
      if (!on() && stage.ply() >= stage.last()) stage.go(0);
      setOn(!on());
    },
    nextSpeed: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed()) + 1) % SPEEDS.length]!),
  };
}
