import type { GameId } from "#games";
import { type Fault, formFault } from "../fault.ts";
import type { AnyOptions, BySeat, Outcome, Seat } from "../game.ts";

/** What a record names as its form, for ever. */
export const RECORD_FORMAT = "endstation-record/1";

/** How a game can end before its rules end it. */
export const ENDINGS = ["resigned", "agreed", "abandoned", "time"] as const;

/** How a game ended before its rules ended it. `seat` is whose doing it was, where it was one's. */
export interface Ended {
  readonly how: (typeof ENDINGS)[number];
  readonly seat?: Seat;
}

/** A seat that was lost before the end, and how. */
export interface LostSeat {
  readonly seat: Seat;
  readonly how: Exclude<Ended["how"], "agreed">;
}

/** A random legal move (rules of the deal, step 4). */
export interface AutoMove {
  /** The index of the move. */
  readonly move: number;
  /** The number of its event in the match's log: the label of its stream. */
  readonly event: number;
}

/** What proves the deal (rules of the deal); bytes in hex. */
export interface RecordSeed {
  readonly server: string;
  readonly commitment: string;
  readonly values: readonly string[];
  readonly match: string;
}

/** By lot; as the host arranged them; in the next match of a series the same, one seat on. */
export const SEATINGS = ["lot", "host", "rotation"] as const;

/** How the seats came about: at each seat, by seat, who was how many-th to join, from 0. */
export interface Seating {
  readonly by: (typeof SEATINGS)[number];
  readonly order: BySeat<number>;
}

/**
 * A game as one JSON object that replays without random numbers, its parts read and judged one
 * by one; that they fit together only `replay` tells. Keys of others beside these are kept.
 */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: GameId;
  readonly options: AnyOptions;
  readonly deal: unknown;
  /** The version of the rules it was played by. */
  readonly rules: number;
  readonly moves: readonly string[];
  readonly result?: Outcome;
  readonly ended?: Ended;
  /** Seats that were lost before the end: they rank behind all others. */
  readonly lost?: readonly LostSeat[];
  /** Moves that were made at random, and the number of the event that made each. */
  readonly autos?: readonly AutoMove[];
  readonly seed?: RecordSeed;
  readonly seating?: Seating;
  readonly legalCounts?: readonly number[];
}

/** A fault of a record, and the index of the move at fault; `null` where it is none of them. */
export interface RecordFault extends Fault {
  readonly move: number | null;
}

/** A fault of a record as a whole, or of the form of one of its parts. */
export const recordFault = (code: string, message: string): RecordFault =>
  atMove(null, formFault(code, message));

/** A fault and the move it belongs to. */
export const atMove = (move: number | null, fault: Fault): RecordFault => ({ ...fault, move });
