import { CARDS, COPIES, LINE_COLOURS, UNKNOWN } from "./cards.ts";
import type { Position } from "./position.ts";

/**
 * Counts into `into`, by type, the cards that lie nowhere with their face known: not in a hand, a
 * line, at a terminus, in a money pile, on the discard pile or in the pile. A count below zero
 * shows that what is said of a hand contradicts the moves.
 */
export function countUnseen(position: Position, into: Int8Array): void {
  into.set(COPIES);
  const { hands } = position;
  for (let seat = 0; seat < 2; seat++) {
    for (let card = 0; card < CARDS.length; card++) into[card]! -= hands.held(seat, card);
    const lines = position.lines[seat]!;
    for (let line = 0; line < lines.count; line++) takeOff(lines.cardsOf(line), into);
    takeOff(position.money.of(seat), into);
  }
  for (let at = 0; at < LINE_COLOURS.length; at++) takeOff(position.termini.at(at), into);
  for (let card = 0; card < CARDS.length; card++) into[card]! -= position.discard.cards[card]!;
  takeOff(position.pile.subarray(0, position.pileSize), into);
}

function takeOff(cards: Uint8Array, into: Int8Array): void {
  for (const card of cards) {
    if (card !== UNKNOWN) into[card]!--;
  }
}

/** How many cards of each type this position's viewer does not see, by type (TB-23). */
export function unseenCards(position: Position): readonly number[] {
  const counts = new Int8Array(CARDS.length);
  countUnseen(position, counts);
  return [...counts];
}
