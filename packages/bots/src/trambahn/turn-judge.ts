import { END, type TrambahnPosition } from "@endstation/engine";
import type { Evaluator } from "./evaluator.ts";
import { emptyPosition } from "./supposition.ts";
import { handInto, MAX_HAND, MAX_TURN, TurnWriter } from "./uses.ts";

/** A whole turn from a position to its `end` or the game's, and what it promises. */
export interface PlannedTurn {
  readonly moves: readonly number[];
  /** The chance to win, by which turns are compared. */
  readonly chance: number;
  /** The expected final margin, in points. */
  readonly margin: number;
}

/** Plays turns on a copy of a position, lets the evaluator judge them, and keeps the best. */
export class TurnJudge {
  position!: TrambahnPosition;
  /** The hand of the seat to move, sorted by type; only the first `size` count. */
  readonly hand = new Uint8Array(MAX_HAND);
  size = 0;
  /** The best turns so far, the best first. */
  turns: PlannedTurn[] = [];
  readonly #evaluator: Evaluator;
  readonly #writer = new TurnWriter();
  readonly #after = emptyPosition(() => "no-reshuffle");
  readonly #moves = new Uint16Array(MAX_TURN);
  #most = 1;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Begins with another position, to keep at most so many turns. */
  begin(position: TrambahnPosition, most: number): void {
    this.position = position;
    this.size = handInto(position, this.hand);
    this.turns = [];
    this.#most = most;
  }

  /**
   * The chance to win that a turn promises, told by what becomes of each card and by the dearest
   * tram for its first line; less than 0 where that is no turn.
   */
  chance(uses: Uint8Array, dearest: number): number {
    const into = this.#moves;
    const plan = { hand: this.hand, size: this.size, uses };
    if (this.#writer.write(this.position, plan, { dearest, into }) === 0) return -1;
    const after = this.#after;
    after.copyFrom(this.position);
    let length = 0;
    while (into[length] !== END && !after.over) after.play(into[length++]!);
    if (!after.over) length++;
    const margin = this.#evaluator.margin(after, this.position.seat);
    const chance = this.#evaluator.chance(after, margin);
    this.#rank(length, chance, margin);
    return chance;
  }

  /** Judges one turn of a position by itself. */
  judge(position: TrambahnPosition, moves: readonly number[]): PlannedTurn {
    const after = this.#after;
    after.copyFrom(position);
    for (const move of moves) if (move !== END) after.play(move);
    const margin = this.#evaluator.margin(after, position.seat);
    return { moves, margin, chance: this.#evaluator.chance(after, margin) };
  }

  /** Keeps the turn that was just judged if it is one of the best, and not there already. */
  #rank(length: number, chance: number, margin: number): void {
    const turns = this.turns;
    if (turns.length === this.#most && turns.at(-1)!.chance >= chance) return;
    let at = turns.length;
    while (at > 0 && turns[at - 1]!.chance < chance) at--;
    for (let same = at - 1; same >= 0 && turns[same]!.chance === chance; same--) {
      const { moves } = turns[same]!;
      if (moves.length === length && moves.every((move, index) => move === this.#moves[index])) {
        return;
      }
    }
    turns.splice(at, 0, { moves: Array.from(this.#moves.subarray(0, length)), chance, margin });
    if (turns.length > this.#most) turns.pop();
  }
}
