import {
  type CardCode,
  DECK,
  linesOf,
  makeCard,
  NEW_LINE,
  parseTrambahnMove,
  partsOfTrambahnMove,
  type Seat,
  TrambahnPosition,
  UNKNOWN_CARD,
  VERBS,
} from "@endstation/engine";
import { type Cards, newSlot, type Slot } from "./slots.ts";

/**
 * A game of Trambahn as the places of its cards: where each card of the deal is now, told or not.
 * What happens follows from a position of the engine of which only the backs are known; this one
 * moves the same cards, as they are counted there.
 */
export class Journey {
  /** The deal, the top first. */
  readonly deal: readonly Slot[] = DECK.map(() => newSlot(null));
  /** The new piles, the top first. */
  readonly piles: Slot[][] = [];
  readonly hands: readonly [Slot[], Slot[]] = [[], []];
  /** What the other seat put on its money, by ply. */
  readonly hiddenIncome = new Map<number, Slot>();

  readonly #cards: Cards;
  readonly #position: TrambahnPosition;
  readonly #money: readonly [Slot[], Slot[]] = [[], []];
  readonly #lines: [Slot[][], Slot[][]] = [[], []];
  readonly #termini: Slot[][] = [[], [], [], []];
  #discard: Slot[] = [];
  /** The draw pile, its top last. */
  #pile: Slot[];

  constructor(cards: Cards) {
    this.#cards = cards;
    const backs = new Uint8Array(DECK.length).fill(UNKNOWN_CARD);
    this.#position = new TrambahnPosition(backs, (_, discard) => this.#newPile(discard.length));
    const dealt = [...this.deal];
    for (const seat of [0, 1]) {
      this.#money[seat]!.push(...dealt.splice(0, this.#position.money.size(seat)));
    }
    for (const seat of [0, 1]) {
      this.hands[seat]!.push(...dealt.splice(0, this.#position.hands.size(seat)));
    }
    this.#pile = dealt.reverse();
  }

  /** Follows a move, as one seat may read it; `false` where no card in the hand can be its card. */
  follow(text: string): boolean {
    const position = this.#position;
    const { seat, ply } = position;
    const parsed = parseTrambahnMove(text);
    if (!parsed.ok) return false;
    const { phase, piece, place } = partsOfTrambahnMove(parsed.value);
    const verb = VERBS[phase]!;
    const closing = linesOf(position, seat).map(({ tram }) => tram === null);
    const { rides } = position.sheet;
    if (verb === "end") this.#closeDown(seat, closing);
    else if (verb !== "buy") {
      const hand = this.hands[seat]!;
      const isHidden = piece === UNKNOWN_CARD;
      const slot = isHidden
        ? this.#cards.takeAny(hand)
        : this.#cards.take(hand, makeCard(piece) as CardCode);
      if (!slot) return false;
      if (isHidden) this.hiddenIncome.set(ply, slot);
      this.#lay(slot, { verb, seat, place });
    }
    // The moves were judged before; to judge one again would shuffle twice.
    position.play(parsed.value);
    if (position.sheet.rides > rides) this.#discard.push(...this.#termini[place]!.splice(0));
    this.#catchUp();
    return true;
  }

  #lay(slot: Slot, { verb, seat, place }: { verb: string; seat: Seat; place: number }): void {
    const lines = this.#lines[seat]!;
    if (verb === "pass") this.#termini[place]!.push(slot);
    else if (verb === "bank") this.#money[seat]!.push(slot);
    else if (place === NEW_LINE) lines.push([slot]);
    else lines[place - 1]!.push(slot);
  }

  /** The cards of lines without a tram become money, in their order (TB-18). */
  #closeDown(seat: Seat, closing: readonly boolean[]): void {
    const lines = this.#lines[seat]!;
    this.#money[seat]!.push(...lines.filter((_, line) => closing[line]).flat());
    this.#lines[seat] = lines.filter((_, line) => !closing[line]);
  }

  /** Draws and pays as many cards as the position says were drawn and paid. */
  #catchUp(): void {
    for (const seat of [0, 1]) {
      const [hand, money] = [this.hands[seat]!, this.#money[seat]!];
      while (hand.length < this.#position.hands.size(seat)) hand.push(this.#pile.pop()!);
      while (money.length > this.#position.money.size(seat)) this.#discard.push(money.pop()!);
    }
  }

  /** The discard pile becomes the pile in an order that nobody knows (TB-19). */
  #newPile(size: number): Uint8Array {
    this.#catchUp();
    const pool = this.#discard;
    this.#discard = [];
    const pile = pool.map(() => newSlot(pool));
    this.piles.push(pile);
    this.#pile = pile.toReversed();
    return new Uint8Array(size).fill(UNKNOWN_CARD);
  }
}
