import { type Accessor, createEffect, onCleanup } from "solid-js";

/**
 * Keeps the screen on as long as that is wanted. The browser takes it back whenever the page is
 * hidden, and may refuse it, as with an empty battery: it is asked again when the page is seen.
 */
export function keepAwake(wanted: Accessor<boolean>): void {
  createEffect(() => {
    if (!wanted() || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function ask() {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      lock = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) await lock?.release();
    }
    void ask();
    document.addEventListener("visibilitychange", ask);
    onCleanup(() => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    });
  });
}
