import type { Seat } from "../game.ts";
import { CARDS, type CardCode, LINE_COLOURS, type LineColour, makeCard } from "./cards.ts";
import { NO_TRAM, TOUR_SIZE } from "./lines.ts";
import type { Position } from "./position.ts";
import { RIDE_SIZE } from "./termini.ts";
import { MULTIPLIERS, PRICES, TRAM_STACK, TRAMS, type Tram } from "./trams.ts";

/** A line of a player, as a table shows it. */
export interface TramLine {
  /** From 1, as moves name it now. */
  readonly number: number;
  readonly colour: LineColour;
  /** The first first; conductors among them. */
  readonly cards: readonly CardCode[];
  /** The value of the last stop. */
  readonly last: number;
  readonly tram: Tram | null;
  /** 2, 3 or 4; 0 without a tram. */
  readonly multiplier: number;
  /** The sum of its stops' points. */
  readonly points: number;
  /** What a ride of its colour brings now: points times multiplier. */
  readonly worth: number;
  /** Whether a 10 has closed it (TB-13). */
  readonly closed: boolean;
  /** How many cards are missing to its special tour; 0 when that is done (TB-15). */
  readonly toTour: number;
}

/** A terminus, and who waits there. */
export interface Terminus {
  readonly colour: LineColour;
  /** The first first. */
  readonly cards: readonly CardCode[];
  /** How many passengers are missing to a ride (TB-11). */
  readonly missing: number;
}

/** A tram on offer. */
export interface OfferedTram {
  readonly tram: Tram;
  readonly multiplier: number;
  /** In money cards of 1,000 Mark. */
  readonly price: number;
  /** How many money cards a seat lacks for it; 0 where it can pay. */
  readonly short: number;
}

/** A seat's lines, by number. */
export function linesOf(position: Position, seat: Seat): readonly TramLine[] {
  const lines = position.lines[seat];
  return Array.from({ length: lines?.count ?? 0 }, (_, line) => {
    const tram = lines!.trams[line]!;
    const multiplier = tram === NO_TRAM ? 0 : MULTIPLIERS[tram - 1]!;
    const points = lines!.points[line]!;
    return {
      number: line + 1,
      colour: LINE_COLOURS[lines!.colours[line]!]!,
      cards: Array.from(lines!.cardsOf(line), (card) => CARDS[card]!),
      last: lines!.lasts[line]!,
      tram: tram === NO_TRAM ? null : TRAMS[tram - 1]!,
      multiplier,
      points,
      worth: points * multiplier,
      closed: lines!.isClosed(line),
      toTour: Math.max(0, TOUR_SIZE - lines!.sizes[line]!),
    };
  });
}

/** The four termini, in the order of lines I to IV. */
export const terminiOf = (position: Position): readonly Terminus[] =>
  LINE_COLOURS.map((colour, terminus) => {
    const cards = Array.from(position.termini.at(terminus), (card) => CARDS[card]!);
    return { colour, cards, missing: RIDE_SIZE - cards.length };
  });

/** The trams on offer, the cheapest first, and what a seat lacks for each. */
export const offerOf = (position: Position, seat: Seat): readonly OfferedTram[] =>
  TRAMS.flatMap((tram, kind) => {
    const price = PRICES[kind]!;
    const short = Math.max(0, price - position.money.size(seat));
    const offered = { tram, multiplier: MULTIPLIERS[kind]!, price, short };
    return new Array<OfferedTram>(position.offer[kind]!).fill(offered);
  });

/** The trams still in the stack, the next one first. */
export const tramStackOf = (position: Position): readonly Tram[] =>
  TRAM_STACK.slice(position.tramsDrawn).map((kind) => TRAMS[kind]!);

/** The passengers discarded since the last reshuffle, sorted by type; all may see them (TB-23). */
export const discardedPassengers = (position: Position): readonly CardCode[] =>
  CARDS.flatMap((code, card) => new Array<CardCode>(position.discard.passengers[card]!).fill(code));

/** A seat's money, its top last; `?` where this position's viewer does not know the face (TB-23). */
export const moneyFaces = (position: Position, seat: Seat): readonly (CardCode | "?")[] =>
  Array.from(position.money.of(seat), makeCard);
