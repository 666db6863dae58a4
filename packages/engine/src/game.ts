import type { Deck } from "./deal/deck.ts";
import type { Fault } from "./fault.ts";
import type { Result } from "./result.ts";

/** A place at the table, from 0 in the order of play (CC-10). */
export type Seat = number;

/** One value for each seat, by seat. */
export type BySeat<T> = readonly T[];

/**
 * What one seat knows beyond the options and the moves that all see: the changing part of
 * `endstation-seat/1`. A spectator has the hand `[]` and nothing drawn.
 */
export interface View {
  /** What this seat knows of the deal. Cable Car: `{}`; The Companies: the shares it has seen. */
  readonly deal: unknown;
  /** The seat's own hand, as the record's notation names its pieces. */
  readonly hand: readonly string[];
  /** The piece this seat has drawn and not yet laid. */
  readonly drawn: string | null;
}

/** Points by seat, and where the game has them, by company. */
export interface Outcome {
  readonly scores: BySeat<number>;
  readonly profits?: Readonly<Record<string, number>>;
}

/** The ids of the rules by which an outcome is reckoned. */
export interface ResultRules {
  readonly scores: string;
  readonly profits: string;
}

/**
 * One game: all that the match, the edge, the record and the client's shell may ask of it.
 * Nothing here throws on bad input; only a broken invariant throws.
 *
 * `Options` and `Deal` are JSON-safe. A `Position` is mutable and belongs to whoever started it.
 */
export interface Game<Options extends AnyOptions, Deal, Position> {
  readonly id: string;
  /** The newest version of the rules. A match pins the version that it is created with. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /**
   * The kind of game as links have it, 1 to 255: what a page about a link can tell without asking
   * the match. Links live long: a number is never given to another kind.
   */
  linkKind(options: Options): number;
  /**
   * The rule that a record's deal breaks which is not the one that its moves used. No move can
   * break it: one that fails by this rule has met a part of the deal that is missing or wrong.
   */
  readonly dealRule: string;

  /** Fills in defaults; refuses unknown options and values out of range. */
  parseOptions(input: unknown): Result<Options, Fault>;
  /** Refuses a deal that does not hold exactly the game's pieces. */
  parseDeal(options: Options, input: unknown): Result<Deal, Fault>;
  /** The deal that follows from a deck seed (rules of the deal, steps 4 to 7). */
  shuffle(options: Options, deck: Deck): Deal;

  /**
   * The position before the first move. `deck` is asked where a game shuffles anew in its course
   * and the deal does not tell that order yet (Trambahn's reshuffles); without a deck a move that
   * needs it is at fault.
   */
  start(options: Options, deal: Deal, deck?: Deck): Position;
  /**
   * The deal as far as the moves so far have used it: what `start` was given, and every order
   * that was shuffled since. Hidden from all until the end; kept with the moves.
   */
  dealt(position: Position): Deal;
  /**
   * The position as one seat (or, with `null`, a spectator) knows it: public moves, its own
   * view, all else unknown. For drawing the table and for trying moves out.
   */
  known(knowledge: Knowledge<Options>): Result<Position, Fault>;

  /** Whose move it is; `null` when the game is over. */
  toMove(position: Position): Seat | null;
  /** Judges and plays one move of the seat to move, in the record's notation. */
  play(position: Position, move: string): Result<void, Fault>;
  /**
   * Whether a legal move shows somebody a piece that its player did not hold: such a move is not
   * taken back, and nothing may hang on what comes after it. It must not depend on which piece.
   */
  shows(position: Position, move: string): boolean;
  /** All legal moves in the record's notation, each once, in a fixed order. */
  legalMoves(position: Position): string[];
  /** Points so far; after the end, the final ones. */
  outcome(position: Position): Outcome;
  /** The rules that a record breaks whose result does not follow from its moves. */
  resultRules(options: Options): ResultRules;

  /** What a seat may see. Everything not named here is hidden. */
  view(position: Position, seat: Seat | null): View;
  /** A move of `mover` as `seat` may read it. */
  redact(move: string, mover: Seat, seat: Seat | null): string;
}

/** What the options of every game have. */
export type AnyOptions = { readonly players: number };

/** A game of which only the contract is known: what the record and the match work with. */
export type AnyGame = Game<AnyOptions, unknown, unknown>;

/** What a seat knows of a game under way; the body of `endstation-seat/1`. */
export interface Knowledge<Options> {
  readonly options: Options;
  readonly seat: Seat | null;
  /** The moves so far, as this seat may read them. */
  readonly moves: readonly string[];
  readonly view: View;
}
