import type { GameRecord, Seat } from "@endstation/engine";

/** What a learner does in a step: moves, or what shows a rule without any. */
export type Deed =
  | { readonly kind: "moves"; readonly moves: readonly string[] }
  /** The line of a station's car was chosen, to be followed. */
  | { readonly kind: "follow"; readonly station: number }
  /** A tile was previewed where it may lie. */
  | { readonly kind: "aim" }
  /** A cell was chosen that the rules refuse, with the fault's code. */
  | { readonly kind: "refused"; readonly code: string };

/** What a sentence of a step has to fill in. */
export interface Figures {
  /** A number of tiles, and of points. */
  readonly tiles?: number;
  readonly points?: number;
  /** The code of a fault, for the sentence that goes with it. */
  readonly fault?: string;
  /** What each side gets or has. */
  readonly own?: number;
  readonly other?: number;
}

/** What came of a deed. `say` names a sentence of the step's words. */
export type Verdict =
  /** `follows`: moves that follow of themselves, such as the last tile of the other side. */
  | { readonly kind: "done"; readonly follows?: readonly string[]; readonly figures?: Figures }
  /** Right so far; there is more to do. */
  | { readonly kind: "on"; readonly say: string; readonly figures?: Figures }
  /** Not what was asked for: it is taken back. */
  | { readonly kind: "wrong"; readonly say: string; readonly figures?: Figures };

/**
 * A deed, and what it is judged by. Positions are whole; `after` is the judge's own, the others are
 * for reading only.
 */
export interface Tried<Position> {
  readonly deed: Deed;
  /** Where the step began. */
  readonly start: Position;
  readonly before: Position;
  /** After the deed's moves; without any the same as `before`. */
  readonly after: Position;
  /** All that the learner has played in this step, the deed's moves among them. */
  readonly made: readonly string[];
  readonly seat: Seat;
}

/** One step of a lesson, without its words. */
export interface Step<Position> {
  /** What its words are found by. */
  readonly id: string;
  /** After how many moves of the record it begins. */
  readonly ply: number;
  /** Moves from there on that lead to where the learner takes over. */
  readonly lead?: readonly string[];
  /** Sentences that the step can say, by the keys that its verdicts name. */
  readonly says: readonly string[];
  /** What came of a deed; `null` where the step has nothing to say of it. */
  judge(tried: Tried<Position>): Verdict | null;
}

/** The lesson of a game: steps through a recorded game, seen from one seat. */
export interface Lesson<Position> {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly steps: readonly Step<Position>[];
}

/** A verdict on what is not asked for. */
export const wrong = (say: string, figures: Figures = {}): Verdict => ({
  kind: "wrong",
  say,
  figures,
});

/** A verdict on what is right so far. */
export const on = (say: string, figures: Figures = {}): Verdict => ({ kind: "on", say, figures });
