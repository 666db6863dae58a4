import type { Seat } from "../game.ts";
import { type CardCode, parseCard } from "./cards.ts";
import { stopFault } from "./judge.ts";
import { MAX_MOVES } from "./legal-moves.ts";
import { partsOf } from "./move.ts";
import { PHASES, type Phase, VERBS, type Verb } from "./phases.ts";
import type { Position } from "./position.ts";

/** The turn of the seat to move. */
export interface Turn {
  readonly seat: Seat;
  /** The furthest phase that it has reached (TB-9). */
  readonly phase: Phase;
  /** How many passengers were laid in it. */
  readonly passengers: number;
  /** What may still be done in it: there is a legal move for each. */
  readonly may: readonly Verb[];
}

/** Whose turn it is and what it still allows; `null` when the game is over. */
export function turnOf(position: Position): Turn | null {
  if (position.over) return null;
  const moves = new Uint16Array(MAX_MOVES);
  const legal = moves.subarray(0, position.legalMoves(moves));
  const phases = new Set(Array.from(legal, (move) => partsOf(move).phase));
  return {
    seat: position.seat,
    phase: PHASES[position.phase]!,
    passengers: position.passengers,
    may: VERBS.filter((_, phase) => phases.has(phase)),
  };
}

/**
 * The numbers of a seat's lines that take a card, whoever holds it and whatever the phase. A card
 * that does not exist fits nowhere; a stop may besides start a line, a conductor may not (TB-14).
 */
export function fits(position: Position, seat: Seat, code: CardCode): readonly number[] {
  const card = parseCard(code);
  const lines = position.lines[seat];
  if (card === null || !lines) return [];
  const numbers = Array.from({ length: lines.count }, (_, line) => line + 1);
  return numbers.filter((number) => stopFault(lines, card, number) === null);
}
