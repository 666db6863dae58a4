import type { Seat } from "../game.ts";
import { CARDS, type Card, CONDUCTOR, colourOf, LINE_COLOURS, UNKNOWN } from "./cards.ts";
import { MAX_LINES, NO_TRAM } from "./lines.ts";
import { END, NEW_LINE, packMove } from "./move.ts";
import { BANK, BUY, PASS, STOP } from "./phases.ts";
import type { Position } from "./position.ts";
import { PRICES, TRAMS } from "./trams.ts";
import { countUnseen } from "./unseen.ts";

/** The most passengers of a turn (TB-10). */
export const MAX_PASSENGERS = 2;

/** No position has more legal moves: every card into every line, onto the money, every tram. */
export const MAX_MOVES = 4 + CARDS.length * (3 + MAX_LINES) + TRAMS.length * MAX_LINES + 1;

/** Scratch: the unseen cards of a position in which some are not known. */
const unseen = new Int8Array(CARDS.length);

/** Scratch: the cards that the seat to move may play, in order. A hand is far shorter than a deck. */
const playable = new Uint8Array(CARDS.length + 1);

/**
 * Writes all legal moves into `into`, each once, in ascending order, and returns their number: at
 * most `MAX_MOVES`. A seat with an unknown card may play any type still unseen.
 */
export function writeMoves(position: Position, into: Uint16Array): number {
  if (position.over) return 0;
  if (mustOnlyEnd(position)) {
    into[0] = END;
    return 1;
  }
  if (position.hands.held(position.seat, UNKNOWN) > 0) countUnseen(position, unseen);
  const { phase, passengers } = position;
  const cards = phase <= BANK ? listPlayable(position) : 0;
  let count = 0;
  if (phase === PASS && passengers < MAX_PASSENGERS) count = writePasses(into, cards);
  if (passengers === 0) return count;
  if (phase <= STOP) count = writeStops(position, into, { first: count, cards });
  if (phase <= BANK) count = writeIncome(into, { first: count, cards });
  count = writePurchases(position, into, count);
  into[count++] = END;
  return count;
}

/** Whether the seat to move has started its turn with an empty hand (TB-19). */
export const mustOnlyEnd = ({ passengers, hands, seat }: Position): boolean =>
  passengers === 0 && hands.size(seat) === 0;

/** Whether the seat to move has a card, or may have one of which only the back is known. */
export function mayHold(position: Position, card: Card): boolean {
  if (position.isPartial) countUnseen(position, unseen);
  return canPlay(position, position.seat, card);
}

/** The same when `unseen` is up to date. */
function canPlay({ hands }: Position, seat: Seat, card: Card): boolean {
  if (hands.held(seat, card) > 0) return true;
  return card !== UNKNOWN && hands.held(seat, UNKNOWN) > 0 && unseen[card]! > 0;
}

/** Lists the cards that may be played, and gives their number. */
function listPlayable(position: Position): number {
  let cards = 0;
  for (let card = 0; card <= UNKNOWN; card++) {
    if (canPlay(position, position.seat, card)) playable[cards++] = card;
  }
  return cards;
}

function writePasses(into: Uint16Array, cards: number): number {
  let count = 0;
  for (let at = 0; at < cards; at++) {
    const card = playable[at]!;
    if (card < CONDUCTOR) {
      into[count++] = packMove(PASS, card, colourOf(card));
    } else if (card === CONDUCTOR) {
      for (let terminus = 0; terminus < LINE_COLOURS.length; terminus++) {
        into[count++] = packMove(PASS, CONDUCTOR, terminus);
      }
    }
  }
  return count;
}

/** How many moves there are already, and how many cards may be played. */
interface SoFar {
  readonly first: number;
  readonly cards: number;
}

function writeStops(position: Position, into: Uint16Array, { first, cards }: SoFar): number {
  const lines = position.lines[position.seat]!;
  let count = first;
  for (let at = 0; at < cards; at++) {
    const card = playable[at]!;
    if (card > CONDUCTOR) continue;
    const newLine = packMove(STOP, card, NEW_LINE);
    if (card !== CONDUCTOR) into[count++] = newLine;
    for (let line = 0; line < lines.count; line++) {
      const fits = card === CONDUCTOR ? !lines.isClosed(line) : lines.takes(line, card);
      if (fits) into[count++] = newLine + line + 1;
    }
  }
  return count;
}

function writeIncome(into: Uint16Array, { first, cards }: SoFar): number {
  let count = first;
  for (let at = 0; at < cards; at++) into[count++] = packMove(BANK, playable[at]!, 0);
  return count;
}

function writePurchases(position: Position, into: Uint16Array, first: number): number {
  const { seat } = position;
  const lines = position.lines[seat]!;
  const money = position.money.size(seat);
  let count = first;
  for (let tram = 0; tram < TRAMS.length; tram++) {
    if (position.offer[tram] === 0 || money < PRICES[tram]!) continue;
    for (let line = 0; line < lines.count; line++) {
      if (lines.trams[line] !== NO_TRAM) continue;
      into[count++] = packMove(BUY, tram, line + 1);
    }
  }
  return count;
}
