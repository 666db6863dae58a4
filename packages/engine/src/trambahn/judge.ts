import type { Fault } from "../fault.ts";
import type { Result } from "../result.ts";
import { err } from "../result.ts";
import { type Card, CONDUCTOR, colourOf, UNKNOWN } from "./cards.ts";
import { type MoveFaultCode, moveFault } from "./faults.ts";
import { MAX_PASSENGERS, mayHold, mustOnlyEnd } from "./legal-moves.ts";
import { type Lines, NO_TRAM } from "./lines.ts";
import { END, type Move, type MoveParts, NEW_LINE, parseMove, partsOf } from "./move.ts";
import { PASS, VERBS } from "./phases.ts";
import { HAND_SIZE, type Position } from "./position.ts";
import { PRICES } from "./trams.ts";

/**
 * Judges a move of the seat to move, in the record's notation, and gives it in the search's. Of
 * several faults the first in the record's order is named: form, end of the game, phase, card
 * held, and then what the move's own rules say.
 */
export function judge(position: Position, text: string): Result<Move, Fault> {
  const parsed = parseMove(text);
  if (!parsed.ok) return parsed;
  const parts = partsOf(parsed.value);
  const code = isBlind(parts) && !position.isPartial ? "malformed" : faultOf(position, parts);
  return code === null ? parsed : err(moveFault(code));
}

/** Whether a move is `bank ?`, which only somebody else than its player can have read. */
const isBlind = ({ phase, piece }: MoveParts): boolean =>
  VERBS[phase] === "bank" && piece === UNKNOWN;

function faultOf(position: Position, parts: MoveParts): MoveFaultCode | null {
  if (position.over) return "game-over";
  const { phase, piece, place } = parts;
  const outOfPhase = phaseFault(position, phase);
  if (outOfPhase) return outOfPhase;
  switch (VERBS[phase]!) {
    case "pass":
      return passFault(position, piece);
    case "stop":
      return mayHold(position, piece)
        ? stopFault(ownLines(position), piece, place)
        : "stop-not-held";
    case "bank":
      return mayHold(position, piece) ? null : "income-not-held";
    case "buy":
      return buyFault(position, piece, place);
    case "end":
      return endFault(position);
  }
}

/** TB-9; an empty hand at the start of a turn leaves only its end (TB-19). */
function phaseFault(position: Position, phase: number): MoveFaultCode | null {
  if (phase < position.phase) return "phase-over";
  if (phase === PASS || position.passengers > 0) return null;
  return VERBS[phase] === "end" && mustOnlyEnd(position) ? null : "no-passenger";
}

function passFault(position: Position, card: Card): MoveFaultCode | null {
  if (position.passengers === MAX_PASSENGERS) return "two-passengers";
  return mayHold(position, card) ? null : "passenger-not-held";
}

const ownLines = (position: Position): Lines => position.lines[position.seat]!;

/**
 * What is wrong with a card into one of a player's lines, whoever holds it and whatever the phase:
 * `null` where it fits. `number` counts from 1; 0 is a new line.
 */
export function stopFault(lines: Lines, card: Card, number: number): MoveFaultCode | null {
  if (number === NEW_LINE) return card === CONDUCTOR ? "conductor-first" : null;
  if (number > lines.count) return "no-line";
  const line = number - 1;
  if (lines.isClosed(line)) return "line-closed";
  if (card === CONDUCTOR) return null;
  if (lines.colours[line] !== colourOf(card)) return "other-colour";
  return lines.takes(line, card) ? null : "not-ascending";
}

function buyFault(position: Position, tram: number, number: number): MoveFaultCode | null {
  const lines = ownLines(position);
  if (position.offer[tram] === 0) return "not-on-offer";
  if (number > lines.count) return "no-line-for-tram";
  if (lines.trams[number - 1] !== NO_TRAM) return "has-tram";
  return position.money.size(position.seat) < PRICES[tram]! ? "too-dear" : null;
}

/** Ends the turn on a copy where that may take a new pile: its order can be missing (TB-19). */
function endFault(position: Position): MoveFaultCode | null {
  const missing = HAND_SIZE - position.hands.size(position.seat);
  return missing <= position.pileSize ? null : position.copy().play(END);
}
