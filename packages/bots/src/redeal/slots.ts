import { CARD_COPIES, CARDS, type CardCode } from "@endstation/engine";
import type { Chance } from "../chance.ts";

/**
 * A place that a card once had: in the deal, or in a new pile. A card of the deal is itself; one
 * of a new pile is one of those that were shuffled into it, and which one is left open until it
 * matters.
 */
export interface Slot {
  code: CardCode | null;
  /** The slots that were shuffled and are not told apart yet; `null` for a card of the deal. */
  readonly pool: Slot[] | null;
  /** The one of the pool that it is. */
  is: Slot | null;
}

/** A slot of which nothing is known yet. */
export const newSlot = (pool: Slot[] | null): Slot => ({ code: null, pool, is: null });

/** The slot of the deal, or the one still open, that a slot turned out to be. */
function rootOf(slot: Slot): Slot {
  let root = slot;
  while (root.is) root = root.is;
  return root;
}

/** The card at a slot; `null` while it may be any. */
export const codeAt = (slot: Slot): CardCode | null => rootOf(slot).code;

/** Once in so many times the daring take any slot. */
const DARES = 4;

/** It is that card, or nothing new has to be said for it to be. */
const NOTHING = 0;
/** A card that nobody has seen yet has to be it. */
const UNSEEN = 1;
const IMPOSSIBLE = 2;

/** Tells cards apart one after the other, so that no more of a type are told than there are. */
export class Cards {
  /** How many of each type are not told yet. */
  readonly #left = new Map<CardCode, number>(CARDS.map((code, card) => [code, CARD_COPIES[card]!]));
  readonly #chance: Chance;
  readonly #daring: boolean;

  /**
   * `daring`: whether a slot is now and then any that will do. The cheapest one leaves most cards
   * untold, but can be the very one that somebody needs later.
   */
  constructor(chance: Chance, { daring }: { readonly daring: boolean }) {
    this.#chance = chance;
    this.#daring = daring;
  }

  /** Takes a card out of a hand, out of a slot that can be it; `null` where none can. */
  take(hand: Slot[], code: CardCode): Slot | null {
    const slot = this.#choose(hand, code);
    if (!slot) return null;
    this.#tell(slot, code);
    hand.splice(hand.indexOf(slot), 1);
    return slot;
  }

  /** Takes a card out of a hand of which nothing was seen. */
  takeAny(hand: Slot[]): Slot {
    return hand.splice(this.#chance.below(hand.length), 1)[0]!;
  }

  /** Tells all slots of a new pile that are still open. Those of earlier piles come first. */
  settle(pile: readonly Slot[]): void {
    for (const slot of pile) {
      if (slot.is) continue;
      slot.is = slot.pool!.splice(this.#chance.below(slot.pool!.length), 1)[0]!;
    }
  }

  /** The types that are not told yet, as many of each as there are. */
  unseen(): CardCode[] {
    return [...this.#left].flatMap(([code, count]) => new Array<CardCode>(count).fill(code));
  }

  /** What it takes for a slot to be a card. */
  #cost(slot: Slot, code: CardCode): number {
    const root = rootOf(slot);
    if (root.pool) return Math.min(IMPOSSIBLE, ...root.pool.map((one) => this.#cost(one, code)));
    if (root.code !== null) return root.code === code ? NOTHING : IMPOSSIBLE;
    return this.#left.get(code)! > 0 ? UNSEEN : IMPOSSIBLE;
  }

  /** One of the slots that can most easily be a card; `null` where none can. */
  #choose(slots: readonly Slot[], code: CardCode): Slot | null {
    const costs = slots.map((slot) => this.#cost(slot, code));
    const least = Math.min(...costs);
    if (least >= IMPOSSIBLE) return null;
    const most = this.#daring && this.#chance.below(DARES) === 0 ? UNSEEN : least;
    const good = slots.filter((_, index) => costs[index]! <= most);
    return good[this.#chance.below(good.length)]!;
  }

  /** Makes a slot a card that it can be. */
  #tell(slot: Slot, code: CardCode): void {
    const root = rootOf(slot);
    if (root.pool) {
      root.is = this.#choose(root.pool, code)!;
      root.pool.splice(root.pool.indexOf(root.is), 1);
      this.#tell(root.is, code);
    } else if (root.code === null) {
      root.code = code;
      this.#left.set(code, this.#left.get(code)! - 1);
    }
  }
}
