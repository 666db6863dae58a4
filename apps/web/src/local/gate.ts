/**
 * Holds back what is said until what it is said of is stored. Storing takes its time here, and
 * whoever says something does not wait for it.
 */
export class Gate {
  #stored: Promise<void> = Promise.resolve();

  /** Stores something after all that came before; nothing more once that has failed. */
  store(write: () => Promise<void>): Promise<void> {
    this.#stored = this.#stored.then(write);
    return this.#stored;
  }

  /** Does a deed when all is stored that was to be stored until now; never where that fails. */
  pass(deed: () => void): void {
    this.#stored.then(deed, () => {});
  }

  /** Resolves when all is stored that was to be stored until now; rejects where that fails. */
  async open(): Promise<void> {
    await this.#stored;
  }
}
