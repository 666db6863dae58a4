/**
 * The device's time, in ms, but never before what it was already: whoever sets a clock back would
 * else wait until it has caught up with all that has happened, and a bot with them.
 */
export class Clock {
  #latest: number;
  /** How far this clock is ahead of the device's, in ms. */
  #ahead = 0;

  /** `latest` is the time of what happened last. */
  constructor(latest: number) {
    this.#latest = latest;
  }

  now(): number {
    const time = Date.now();
    this.#ahead = Math.max(this.#ahead, this.#latest - time);
    this.#latest = time + this.#ahead;
    return this.#latest;
  }
}
