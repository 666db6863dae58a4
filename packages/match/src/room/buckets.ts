import { Bucket } from "./bucket.ts";
import type { Peer } from "./peer.ts";

/** More callers than that at once are told apart no longer; the oldest begins anew. */
const MAX_KEYS = 1000;

/** A bucket for each peer, and for each place or caller without a socket. */
export class Buckets {
  readonly #ofPeer = new WeakMap<Peer, Bucket>();
  readonly #ofKey = new Map<number | string, Bucket>();

  /** Takes one from whose bucket it is; false if it is empty. `now` is in ms. */
  take(whose: Peer | number | string, now: number): boolean {
    const isPeer = typeof whose === "object";
    const known = isPeer ? this.#ofPeer.get(whose) : this.#ofKey.get(whose);
    const bucket = known ?? new Bucket(now);
    if (isPeer) this.#ofPeer.set(whose, bucket);
    else this.#ofKey.set(whose, bucket);
    if (this.#ofKey.size > MAX_KEYS) this.#ofKey.delete(this.#ofKey.keys().next().value!);
    return bucket.take(now);
  }
}
