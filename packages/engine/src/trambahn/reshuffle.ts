import type { Deck } from "../deal/deck.ts";
import { parseCard, UNKNOWN } from "./cards.ts";
import type { TrambahnDeal } from "./deal.ts";

/** Why a new pile could not be made; both are faults of moves. */
export type ReshuffleFault = "no-reshuffle" | "wrong-reshuffle";

/**
 * Gives the order of a new pile, the top first (TB-19). `number` counts the game's reshuffles
 * from 1; `discard` are the cards to be shuffled, sorted by type.
 */
export type Reshuffle = (number: number, discard: Uint8Array) => Uint8Array | ReshuffleFault;

/** The orders that a deal tells; beyond these a deck's, where there is one. */
export const reshuffleOf =
  (deal: TrambahnDeal, deck?: Deck): Reshuffle =>
  (number, discard) => {
    const told = deal.reshuffles[number - 1];
    if (!told) {
      if (!deck) return "no-reshuffle";
      return Uint8Array.from(deck.shuffle(`reshuffle-${number}`, [...discard]));
    }
    const order = Uint8Array.from(told, (code) => parseCard(code)!);
    const sorted = order.toSorted();
    const isDiscard =
      sorted.length === discard.length && sorted.every((card, index) => card === discard[index]);
    return isDiscard ? order : "wrong-reshuffle";
  };

/** The new piles of one who sees only their backs. */
export const unknownReshuffle: Reshuffle = (_number, discard) =>
  new Uint8Array(discard.length).fill(UNKNOWN);
