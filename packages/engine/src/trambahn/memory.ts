/** Bytes that several arrays share, so that all of them are copied in one step. */
export class Memory {
  readonly #bytes: Uint8Array;
  #taken = 0;

  constructor(size: number) {
    this.#bytes = new Uint8Array(size);
  }

  /** The next bytes, all 0. Taken by two memories in the same order, they lie at the same place. */
  take(length: number): Uint8Array {
    const end = this.#taken + length;
    if (end > this.#bytes.length) throw new Error("The memory is too small for its arrays.");
    const bytes = this.#bytes.subarray(this.#taken, end);
    this.#taken = end;
    return bytes;
  }

  /** Copies all arrays of another memory of the same size. */
  copyFrom(other: Memory): void {
    this.#bytes.set(other.#bytes);
  }
}
