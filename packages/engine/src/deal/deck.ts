/** The random choices of one match, each label a stream of its own (rules of the deal, step 4). */
export interface Deck {
  /** The items in the random order of the label's stream; index 0 is the top. */
  shuffle<T>(label: string, items: readonly T[]): T[];
}
