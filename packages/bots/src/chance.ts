/**
 * Numbers that look random and follow from a seed: 32-bit xorshift. For search only, where speed
 * counts and nobody gains by guessing them; what is dealt comes from the engine's deck.
 */
export class Chance {
  #state: number;

  /** `seed` is any whole number; those that differ in their low 32 bits go apart at once. */
  constructor(seed: number) {
    // Spread the seed: neighbours would begin alike, and xorshift stands still at 0.
    let state = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad);
    state = Math.imul(state ^ (state >>> 15), 0x735a2d97);
    this.#state = (state ^ (state >>> 15)) | 0 || 1;
  }

  /** A whole number from 0 to `bound` - 1; `bound` is at most 65,536. */
  below(bound: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return ((state >>> 16) * bound) >>> 16;
  }
}
