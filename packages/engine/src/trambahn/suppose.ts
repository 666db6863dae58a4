import { CARDS, UNKNOWN } from "./cards.ts";
import type { Position } from "./position.ts";

/**
 * Makes `into` one whole position that what somebody knows (`known`) may be: each unknown card
 * becomes the next of `unseen`, the cards that lie nowhere with their face known (`countUnseen`),
 * in any order. Hands first, then the money, the discard pile and the draw pile. `into` must have
 * been started from known cards; new piles still come from where it takes them.
 */
export function suppose(known: Position, unseen: Uint8Array, into: Position): void {
  into.copyFrom(known);
  let next = 0;
  for (let seat = 0; seat < 2; seat++) {
    for (let left = known.hands.held(seat, UNKNOWN); left > 0; left--) {
      into.hands.reveal(seat, unseen[next++]!);
    }
  }
  for (let seat = 0; seat < 2; seat++) next = fill(into.money.of(seat), unseen, next);
  const { cards } = into.discard;
  for (; cards[CARDS.length]! > 0; cards[CARDS.length]!--) cards[unseen[next++]!]!++;
  fill(into.pile.subarray(0, into.pileSize), unseen, next);
}

function fill(cards: Uint8Array, unseen: Uint8Array, first: number): number {
  let next = first;
  for (let index = 0; index < cards.length; index++) {
    if (cards[index] === UNKNOWN) cards[index] = unseen[next++]!;
  }
  return next;
}
