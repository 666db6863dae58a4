const BURST = 20;
const PER_SECOND = 2;

/** How much a socket may still say: 20 frames at once, 2 more each second. */
export class Bucket {
  #left = BURST;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Takes one; false if there is none. `now` is in milliseconds. */
  take(now: number): boolean {
    // A clock that is set back takes nothing away.
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#left = Math.min(BURST, this.#left + seconds * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
