import {
  CARDS,
  DECK,
  parseCard,
  type Reshuffle,
  suppose,
  TrambahnPosition,
  unseenCards,
} from "@endstation/engine";
import { Chance } from "../chance.ts";

/** Any deal: what a position starts from that is overwritten before it is used. */
const ANY_DEAL = Uint8Array.from(DECK, (code) => parseCard(code)!);

/** A position to copy others into. */
export const emptyPosition = (reshuffle: Reshuffle): TrambahnPosition =>
  new TrambahnPosition(ANY_DEAL, reshuffle);

/** Shuffles cards by the chance given, in place. */
export function shuffle(cards: Uint8Array, chance: Chance): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const at = chance.below(last + 1);
    const card = cards[last]!;
    cards[last] = cards[at]!;
    cards[at] = card;
  }
}

/** Whole positions that what a seat knows may be, one after the other. */
export class Suppositions {
  /** The one at hand; new piles follow from it. */
  readonly position: TrambahnPosition;
  readonly #known: TrambahnPosition;
  readonly #unseen: Uint8Array;
  readonly #chance: Chance;
  #reshuffleSeed = 0;

  constructor(known: TrambahnPosition, seed: number) {
    this.#known = known;
    this.#chance = new Chance(seed);
    const counts = unseenCards(known);
    this.#unseen = Uint8Array.from(
      CARDS.flatMap((_, card) => new Array<number>(counts[card]!).fill(card)),
    );
    this.position = emptyPosition(() => "no-reshuffle");
  }

  /** Supposes anew. */
  next(): void {
    shuffle(this.#unseen, this.#chance);
    this.#reshuffleSeed = this.#chance.below(65_536);
    suppose(this.#known, this.#unseen, this.position);
  }

  /** The order of a new pile in the supposition at hand: the same for the same cards. */
  readonly reshuffle: Reshuffle = (number, discard) => {
    const order = discard.slice();
    shuffle(order, new Chance(this.#reshuffleSeed + number * 65_536));
    return order;
  };
}
