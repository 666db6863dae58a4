/** How far off the next alarm is, at least, that is armed from within one. */
const MIN_PAUSE_MS = 1000;
/** What is wanted sooner than this, such as a bot's move, is waited for in memory. */
const NEAR_MS = 2000;
/** How much later an alarm comes for it, should the instance have gone until then. */
const NET_MS = 30_000;

/**
 * The object's one alarm, armed as seldom as can be: each arming is a row written.
 *
 * Wanted times only move on, mostly: an alarm that is armed for an earlier time is left to ring,
 * and armed anew then. For a time that is near, a timer costs less than an alarm and a new one
 * after it; the alarm stands behind it for the case that the object is cut off, and stays for the
 * near times after that.
 */
export class Wake {
  readonly #storage: DurableObjectStorage;
  readonly #near: () => Promise<void>;
  #timer: { readonly at: number; readonly id: ReturnType<typeof setTimeout> } | null = null;
  /** What is armed, in ms; `undefined` while this instance has not looked. */
  #armed: number | null | undefined;
  #ringing = false;

  /** `near` is called at times that were near when they were wanted; it must not throw. */
  constructor(storage: DurableObjectStorage, near: () => Promise<void>) {
    this.#storage = storage;
    this.#near = near;
  }

  /**
   * The first alarm of an object that is new, at `time` (ms). None can be armed, so nothing is
   * asked: what was written just before is stored together with it.
   */
  async begin(time: number): Promise<void> {
    this.#armed = time;
    await this.#storage.setAlarm(time);
  }

  /** Sees to it that the object is woken at `wanted` (ms) at the latest; from an alarm, in a second. */
  async by(wanted: number): Promise<void> {
    const now = Date.now();
    // While an alarm runs, whoever arms it: one for a time that has passed would stall.
    let time = this.#ringing ? Math.max(wanted, now + MIN_PAUSE_MS) : wanted;
    if (this.#armed === undefined) this.#armed = await this.#storage.getAlarm();
    if (this.#armed !== null && this.#armed <= time) return;
    if (!this.#ringing && wanted - now <= NEAR_MS) {
      this.#wait(wanted, now);
      time = wanted + NET_MS;
      if (this.#armed !== null && this.#armed <= time) return;
    }
    this.#armed = time;
    await this.#storage.setAlarm(time);
  }

  /** Does the alarm's work: what was armed has rung. */
  async ring(work: () => Promise<void>): Promise<void> {
    this.#armed = null;
    this.#ringing = true;
    try {
      await work();
    } finally {
      this.#ringing = false;
    }
  }

  #wait(at: number, now: number): void {
    if (this.#timer !== null && this.#timer.at <= at) return;
    if (this.#timer !== null) clearTimeout(this.#timer.id);
    const id = setTimeout(
      () => {
        this.#timer = null;
        void this.#near();
      },
      Math.max(0, at - now),
    );
    this.#timer = { at, id };
  }
}
