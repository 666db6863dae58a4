// A little below what a match lets through (apps/edge, Bucket), so that no frame is refused for
// coming too fast: clocks differ, and a hello counts too.
const BURST = 18;
const PER_SECOND = 1.9;

/** How fast a device may speak over one socket. */
export class Pace {
  #left = BURST;
  #at = performance.now();

  /** Takes leave to send one frame now: 0, or the milliseconds until it is worth asking again. */
  take(): number {
    const now = performance.now();
    this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return ((1 - this.#left) / PER_SECOND) * 1000 + 1;
    this.#left--;
    return 0;
  }
}
