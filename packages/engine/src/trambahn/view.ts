import type { Seat, View } from "../game.ts";
import { CARDS, type CardCode } from "./cards.ts";
import type { Position } from "./position.ts";

/** A seat's known hand cards, sorted by type. */
export const handOf = (position: Position, seat: Seat): CardCode[] =>
  CARDS.flatMap((code, card) => new Array<CardCode>(position.hands.held(seat, card)).fill(code));

/** What a seat, or a spectator (`null`), may see beyond the moves it may read (TB-23). */
export const viewOf = (position: Position, seat: Seat | null): View => ({
  deal: {},
  hand: seat === null ? [] : handOf(position, seat),
  drawn: null,
});

/** A move as a seat, or a spectator, may read it: income is laid face down (TB-16, TB-23). */
export const redactMove = (move: string, mover: Seat, seat: Seat | null): string =>
  mover !== seat && move.startsWith("bank ") ? HIDDEN_INCOME : move;

/** The income of somebody else. */
export const HIDDEN_INCOME = "bank ?";
