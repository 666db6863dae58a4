import type { Deck } from "./deck.ts";

/**
 * The move that a deck makes at random at event number `event` of a match (rules of the deal,
 * step 4). It goes by the moves' texts in the order of their UTF-16 units, so that it does not
 * hang on the order in which a build finds them. `legal` must not be empty.
 */
export function randomMove(legal: readonly string[], deck: Deck, event: number): string {
  const sorted = [...legal].sort();
  return sorted[deck.numbers(`auto-${event}`)(sorted.length)]!;
}
