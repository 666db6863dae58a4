import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The random choices of one match, each label a stream of its own (rules of the deal, step 4). */
export interface Deck {
  /** The items in the random order of the label's stream; index 0 is the top. */
  shuffle<T>(label: string, items: readonly T[]): T[];
  /** The label's stream as a source of numbers below what it is asked for (step 5). */
  numbers(label: string): (below: number) => number;
}

/** The deck of a deck seed (32 bytes, from `deckSeed`). The same seed gives the same orders. */
export const makeDeck = (seed: Uint8Array): Deck => ({
  shuffle(label, items) {
    const next = words(seed, label);
    const order = [...items];
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(next, i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  },
  numbers(label) {
    const next = words(seed, label);
    return (n) => below(next, n);
  },
});

/** The label's stream, read as big-endian numbers of 4 bytes (step 4). */
function words(seed: Uint8Array, label: string): () => number {
  const prefix = concatBytes(utf8ToBytes(label), Uint8Array.of(0));
  const counter = new Uint8Array(4);
  const counterView = new DataView(counter.buffer);
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let offset = 0;
  return () => {
    if (offset === block.byteLength) {
      counterView.setUint32(0, blocks++);
      const bytes = hmac(sha256, seed, concatBytes(prefix, counter));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      offset = 0;
    }
    offset += 4;
    return block.getUint32(offset - 4);
  };
}

/** A number from 0 to n - 1, each equally likely: words of the last, partial lap do not count. */
function below(next: () => number, n: number): number {
  const laps = Math.floor(2 ** 32 / n) * n;
  let x = next();
  while (x >= laps) x = next();
  return x % n;
}
