import type { Fault } from "../fault.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import {
  type Card,
  CONDUCTOR,
  colourOf,
  makeCard,
  makeLetter,
  parseCard,
  parseLetter,
  UNKNOWN,
} from "./cards.ts";
import { moveFault } from "./faults.ts";
import { BANK, BUY, END_TURN, PASS, STOP, VERBS } from "./phases.ts";
import { TRAMS, type Tram } from "./trams.ts";

/**
 * A move as the search has it, one number of 14 bits: phase * 2048 + piece * 32 + place. The
 * piece is a type of card, of `buy` a kind of tram. The place is of `pass` the terminus (an index
 * in `LINE_COLOURS`), of `stop` and `buy` the number of the line, 0 for a new one.
 */
export type Move = number;

/** The parts of a move; see `Move`. */
export interface MoveParts {
  /** An index in `PHASES`. */
  readonly phase: number;
  readonly piece: number;
  readonly place: number;
}

/** Stands for every line number from here on: no player ever has so many lines. */
const FAR_LINE = 31;

/** The place of a stop that begins a line; lines are numbered from 1. */
export const NEW_LINE = 0;

/** The move of its parts; see `MoveParts`. */
export const packMove = (phase: number, piece: number, place: number): Move =>
  (phase << 11) | (piece << 5) | place;

/** The parts of a packed move: the reverse of `packMove`. */
export const partsOf = (move: Move): MoveParts => ({
  phase: move >> 11,
  piece: (move >> 5) & 63,
  place: move & 31,
});

/** End the turn. */
export const END: Move = packMove(END_TURN, 0, 0);

/** A move in the record's notation: `pass r7`, `stop c>1`, `bank r7`, `buy steam>2`, `end`. */
export function makeMove(move: Move): string {
  const { phase, piece, place } = partsOf(move);
  const verb = VERBS[phase]!;
  switch (verb) {
    case "pass":
      return piece === CONDUCTOR ? `pass c>${makeLetter(place)}` : `pass ${makeCard(piece)}`;
    case "stop":
      return `stop ${makeCard(piece)}>${place === NEW_LINE ? "new" : place}`;
    case "bank":
      return `bank ${makeCard(piece)}`;
    case "buy":
      return `buy ${TRAMS[piece]!}>${place}`;
    case "end":
      return verb;
  }
}

const PASSENGER = /^pass (?:([bgry](?:[1-9]|10))|c>([bgry]))$/;
const ADDED_STOP = /^stop ([bgry](?:[1-9]|10)|c)>(new|[1-9][0-9]*)$/;
const INCOME = /^bank ([bgry](?:[1-9]|10)|[c?])$/;
const PURCHASE = /^buy (horse|steam|electric)>([1-9][0-9]*)$/;

/** Reads the notation. Its form only is judged: whether the move is legal depends on a position. */
export function parseMove(text: string): Result<Move, Fault> {
  if (text === "end") return ok(END);
  const move = parsePass(text) ?? parseStop(text) ?? parseBank(text) ?? parseBuy(text);
  return move === null ? err(moveFault("malformed")) : ok(move);
}

function parsePass(text: string): Move | null {
  const match = PASSENGER.exec(text);
  if (!match) return null;
  const [, code, terminus] = match;
  if (code === undefined) {
    return packMove(PASS, CONDUCTOR, parseLetter(terminus!));
  }
  const piece = parseCard(code)!;
  return packMove(PASS, piece, colourOf(piece));
}

function parseStop(text: string): Move | null {
  const match = ADDED_STOP.exec(text);
  if (!match) return null;
  const place = match[2] === "new" ? NEW_LINE : lineNumber(match[2]!);
  return packMove(STOP, parseCard(match[1]!)!, place);
}

function parseBank(text: string): Move | null {
  const match = INCOME.exec(text);
  if (!match) return null;
  const piece: Card = parseCard(match[1]!) ?? UNKNOWN;
  return packMove(BANK, piece, 0);
}

function parseBuy(text: string): Move | null {
  const match = PURCHASE.exec(text);
  if (!match) return null;
  const piece = TRAMS.indexOf(match[1] as Tram);
  return packMove(BUY, piece, lineNumber(match[2]!));
}

const lineNumber = (digits: string): number => Math.min(Number(digits), FAR_LINE);
