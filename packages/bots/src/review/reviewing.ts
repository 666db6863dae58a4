import {
  err,
  type Fault,
  type GameRecord,
  gameOf,
  knowledgeOf,
  type MadeMove,
  ok,
  type Result,
  replay,
  type Seat,
} from "@endstation/engine";
import type { Assessing, Assessment, Brain, Candidate } from "../brain.ts";
import { finalExpectation } from "./end.ts";
import { type Expectation, type JudgedDecision, REVIEW_VERSION, type Review } from "./review.ts";
import { thresholdsOf, verdictOf } from "./verdict.ts";

/** So many better ways to go on are kept of a decision. */
const BETTER = 3;

/** A review in the making. It knows no clock; run to its end it is the same for the same seed. */
export interface Reviewing {
  /** Does a little; `false` when nothing is left to do. */
  step(): boolean;
  /** How many of the record's moves are judged. */
  judged(): number;
  /** The whole review; `null` until there is one. */
  review(): Review | null;
}

/**
 * Begins to review a record: each decision is judged from what its player knew. Refuses a record
 * that does not replay, and a game that the brain does not judge.
 */
export function reviewRecord(
  record: GameRecord,
  brain: Brain,
  seed: number,
): Result<Reviewing, Fault> {
  const replayed = replay(record);
  if (!replayed.ok) return replayed;
  const work = new Work(record, brain, seed);
  const begun = work.begin();
  return begun ? err(begun) : ok(work);
}

class Work implements Reviewing {
  readonly #record: GameRecord;
  readonly #brain: Brain;
  readonly #seed: number;
  readonly #movers: readonly Seat[];
  readonly #position: unknown;
  readonly #made: MadeMove[] = [];
  readonly #decisions: JudgedDecision[] = [];
  #assessing: Assessing | null = null;
  #end: Expectation | null = null;

  constructor(record: GameRecord, brain: Brain, seed: number) {
    this.#record = record;
    this.#brain = brain;
    this.#seed = seed;
    this.#movers = moversOf(record);
    this.#position = gameOf(record.game).start(record.options, record.deal);
  }

  step(): boolean {
    if (!this.#assessing) return false;
    if (this.#assessing.step()) return true;
    this.#conclude(this.#assessing.assessment());
    const fault = this.#end ? null : this.begin();
    // It has judged a position of this game before: one that it refuses is none of the rules'.
    if (fault) throw new Error(`A position is not judged: ${fault.message}`);
    return this.#assessing !== null;
  }

  judged(): number {
    return this.#made.length;
  }

  review(): Review | null {
    if (!this.#end) return null;
    return { version: REVIEW_VERSION, decisions: this.#decisions, end: this.#end };
  }

  /** Turns to the position reached; the fault where it is not judged. */
  begin(): Fault | null {
    const game = gameOf(this.#record.game);
    const { options } = this.#record;
    this.#assessing = null;
    const seat = game.toMove(this.#position);
    if (seat === null) {
      this.#end = finalExpectation(this.#record, game.outcome(this.#position).scores);
      return null;
    }
    const seen = { position: this.#position, moves: this.#made, seat };
    const knowledge = knowledgeOf(game, options, seen);
    const begun = this.#brain.assess(knowledge, this.#played(), this.#seed + this.#made.length);
    if (!begun.ok) return begun.error;
    this.#assessing = begun.value;
    return null;
  }

  /** What the seat to move played from here on, as long as it was its turn. */
  #played(): readonly string[] {
    const from = this.#made.length;
    let to = from;
    while (to < this.#movers.length && this.#movers[to] === this.#movers[from]) to++;
    return this.#record.moves.slice(from, to);
  }

  #conclude({ candidates, scores, chances }: Assessment): void {
    const before = { scores: scores.map(rounded), chances: chances.map(rounded) };
    const played = this.#played();
    const taken = candidates
      .filter(({ moves }) => moves.length > 0 && moves.every((move, i) => played[i] === move))
      .sort((a, b) => b.moves.length - a.moves.length)[0];
    // The record stops here, or within a turn: what comes last is no decision.
    if (!taken) {
      this.#assessing = null;
      this.#end = before;
      return;
    }
    this.#decisions.push({ ...before, ...this.#judge(taken, candidates) });
    const game = gameOf(this.#record.game);
    for (const move of taken.moves) {
      this.#made.push({ move, seat: this.#movers[this.#made.length]! });
      game.play(this.#position, move);
    }
  }

  #judge(
    taken: Candidate,
    candidates: readonly Candidate[],
  ): Omit<JudgedDecision, keyof Expectation> {
    const { game, options, autos = [] } = this.#record;
    const ply = this.#made.length;
    const count = taken.moves.length;
    const random = autos.some(({ move }) => move >= ply && move < ply + count);
    const judged = { loss: rounded(taken.loss), standardError: rounded(taken.standardError) };
    const better = candidates
      .slice(0, BETTER)
      .map(({ moves, loss }) => ({ moves, gain: rounded(taken.loss - loss) }))
      .filter(({ gain }) => gain > 0);
    return {
      ply,
      count,
      seat: this.#movers[ply]!,
      ...judged,
      verdict: random ? "random" : verdictOf(judged, thresholdsOf(game, options)),
      better,
    };
  }
}

/** Who made each move of a record. */
function moversOf(record: GameRecord): Seat[] {
  const game = gameOf(record.game);
  const position = game.start(record.options, record.deal);
  return record.moves.map((move) => {
    const seat = game.toMove(position)!;
    game.play(position, move);
    return seat;
  });
}

/** Reviews are kept and sent along: more digits than mean anything would only make them long. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
