import { createSignal, onCleanup } from "solid-js";

/** The time until a moment, in ms, each second; never below 0. `now` is the server's clock. */
export function createCountdown(until: () => number | null, now: () => number): () => number {
  const left = () => Math.max(0, (until() ?? 0) - now());
  const [ticks, setTicks] = createSignal(0);
  const timer = setInterval(() => setTicks(ticks() + 1), 1000);
  onCleanup(() => clearInterval(timer));
  return () => {
    ticks();
    return left();
  };
}
