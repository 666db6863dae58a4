import { END, type TrambahnPosition } from "@endstation/engine";
import type { Evaluator } from "./evaluator.ts";
import { type Breadth, Planner } from "./planner.ts";
import { emptyPosition, Suppositions } from "./supposition.ts";
import type { PlannedTurn } from "./turn-judge.ts";

/** A stage of a comparison: so many of the best turns, each played on in so many suppositions. */
export interface Stage {
  readonly turns: number;
  readonly suppositions: number;
}

/** How turns are compared. */
export interface Comparison {
  readonly stages: readonly Stage[];
  /** The turns that are played on after each, the other seat's first. */
  readonly depth: number;
  /** How thoroughly these are planned. */
  readonly breadth: Breadth;
}

/** A first look counts as so many suppositions: few of these tell less than the evaluator. */
const FIRST_LOOK = 3;

/** Turns that are played on take what a first look finds. */
export const QUICK: Breadth = { passengers: 3, climbs: 1, rounds: 1, turns: 1 };

/** A turn, and what came of it in each supposition. */
export interface Trial {
  readonly planned: PlannedTurn;
  /** The seat's chances to win, its margins, and the final points of both seats together. */
  readonly chances: number[];
  readonly margins: number[];
  readonly totals: number[];
}

/**
 * Compares whole turns: each is played on for some turns in the same suppositions of what is not
 * seen, until the evaluator judges. The worse turns drop out from stage to stage.
 */
export class Lookahead {
  /** The best first: those of the last stage, then those that dropped out before. */
  readonly trials: Trial[];
  readonly #known: TrambahnPosition;
  readonly #evaluator: Evaluator;
  readonly #planner: Planner;
  readonly #comparison: Comparison;
  readonly #suppositions: Suppositions;
  readonly #position: TrambahnPosition;
  #stage = 0;
  #turn = 0;
  #supposed = 0;

  constructor(
    known: TrambahnPosition,
    turns: readonly PlannedTurn[],
    {
      evaluator,
      comparison,
      seed,
    }: {
      readonly evaluator: Evaluator;
      readonly comparison: Comparison;
      readonly seed: number;
    },
  ) {
    this.#known = known;
    this.#evaluator = evaluator;
    this.#planner = new Planner(evaluator);
    this.#comparison = comparison;
    this.#suppositions = new Suppositions(known, seed);
    this.#position = emptyPosition(this.#suppositions.reshuffle);
    this.trials = turns.map((planned) => ({ planned, chances: [], margins: [], totals: [] }));
  }

  /** Plays one turn on in one supposition; `false` when all that was asked for is done. */
  step(): boolean {
    const stage = this.#comparison.stages[this.#stage];
    if (!stage) return false;
    if (this.#turn === 0) this.#suppositions.next();
    this.#tryOut(this.trials[this.#turn]!);
    if (++this.#turn < Math.min(stage.turns, this.trials.length)) return true;
    this.#turn = 0;
    if (++this.#supposed < stage.suppositions) return true;
    this.#supposed = 0;
    this.#stage++;
    this.#sort(stage.turns);
    return this.#stage < this.#comparison.stages.length;
  }

  #tryOut({ planned, chances, margins, totals }: Trial): void {
    const position = this.#position;
    const seat = this.#known.seat;
    position.copyFrom(this.#suppositions.position);
    for (const move of planned.moves) position.play(move);
    for (let turn = 1; turn <= this.#comparison.depth && !position.over; turn++) {
      const [next] = this.#planner.plan(position, this.#comparison.breadth);
      const isLast = turn === this.#comparison.depth;
      for (const move of next!.moves) {
        if (move !== END || !isLast) position.play(move);
      }
    }
    const sign = position.seat === seat ? 1 : -1;
    const margin = sign * this.#evaluator.margin(position, position.seat);
    margins.push(margin);
    totals.push(this.#evaluator.total(position, position.seat));
    chances.push(this.#evaluator.chance(position, margin));
  }

  #sort(most: number): void {
    const compared = this.trials.splice(0, most);
    compared.sort((a, b) => promiseOf(b) - promiseOf(a));
    this.trials.unshift(...compared);
  }
}

/** The chance to win as a first look and all that was tried out since promise it. */
const promiseOf = ({ planned, chances }: Trial): number =>
  (FIRST_LOOK * planned.chance + chances.length * mean(chances)) / (FIRST_LOOK + chances.length);

/** The mean of numbers; `NaN` of none. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The standard error of the mean of numbers. */
export function standardError(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / numbers.length);
}
