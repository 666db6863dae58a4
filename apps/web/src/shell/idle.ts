import { type Accessor, createSignal } from "solid-js";

/**
 * So long nothing must have been loaded: a page asks for its parts one after the other. One that
 * follows its match without a socket asks every three seconds, for good.
 */
const QUIET_MS = 2000;

/** Whether the page has all it asked for and nothing to do: the time for what nobody waits for. */
export function createIdle(): Accessor<boolean> {
  const [idle, setIdle] = createSignal(false);
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(rest, QUIET_MS);
  };
  const loads = new PerformanceObserver(wait);
  function rest(): void {
    loads.disconnect();
    // Safari has no such callback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => setIdle(true));
    else setIdle(true);
  }
  loads.observe({ type: "resource" });
  wait();
  return idle;
}
