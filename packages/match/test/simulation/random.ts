/** All chance of one run: the same seed gives the same run. For tests only, never for a deal. */
export class Random {
  #state: number;

  constructor(seed: number) {
    // Seeds follow on one another; their first numbers must not.
    this.#state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  }

  /** From 0 (inclusive) to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** One of a list of choices, each as often as its weight says. */
  weighted<Item>(choices: readonly (readonly [weight: number, item: Item])[]): Item {
    let at = this.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, item] of choices) {
      at -= weight;
      if (at < 0) return item;
    }
    return choices.at(-1)![1];
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.below(256));
  }

  hex(bytes: number): string {
    return Buffer.from(this.bytes(bytes)).toString("hex");
  }

  secret(bytes: number): string {
    return Buffer.from(this.bytes(bytes)).toString("base64url");
  }
}
