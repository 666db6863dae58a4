import { CARDS, COPIES, UNKNOWN } from "./cards.ts";
import type { Position } from "./position.ts";

/**
 * Counts into `into`, by type, the cards that lie nowhere with their face known: not in a hand, a
 * line, at a terminus, in a money pile, on the discard pile or in the pile. A count below zero
 * shows that what is said of a hand contradicts the moves.
 */
export function countUnseen(position: Position, into: Int8Array): void {
  into.set(COPIES);
  for (let seat = 0; seat < 2; seat++) {
    for (let card = 0; card < CARDS.length; card++) into[card]! -= position.held(seat, card);
    const { [seat]: lines } = position.lines;
    for (let line = 0; line < lines!.count; line++) takeOff(lines!.cardsOf(line), into);
    takeOff(position.moneyOf(seat), into);
  }
  for (let terminus = 0; terminus < 4; terminus++) takeOff(position.waitingAt(terminus), into);
  for (let card = 0; card < CARDS.length; card++) into[card]! -= position.discard[card]!;
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
