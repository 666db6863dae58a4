import type { Move } from "@endstation/engine";
import type { WeighedMove } from "./drawing.ts";
import type { Samples } from "./samples.ts";
import { marginOf, winShare } from "./worth.ts";

/** A way to go on: one move, or the best placement of each tile that a draw may bring. */
export interface Option {
  readonly name: Move;
  readonly moves: readonly WeighedMove[];
}

/** What is known of one way to go on, by the completions so far. */
export class Judgement {
  readonly option: Option;
  /** The margin to the best other seat, by completion. */
  readonly margins: Float32Array;
  count = 0;
  /** Sums of final scores, and of chances to win, by seat. */
  readonly scores: Float64Array;
  readonly wins: Float64Array;

  constructor(option: Option, players: number, completions: number) {
    this.option = option;
    this.margins = new Float32Array(completions);
    this.scores = new Float64Array(players);
    this.wins = new Float64Array(players);
  }

  /** Judges by the completion in hand. */
  add(samples: Samples, seat: number): void {
    let margin = 0;
    for (const { move, chance } of this.option.moves) {
      const scores = samples.scoresAfter(move);
      margin += chance * marginOf(scores, seat, this.scores.length);
      for (let each = 0; each < this.scores.length; each++) {
        this.scores[each]! += chance * scores[each]!;
        this.wins[each]! += chance * winShare(scores, each, this.scores.length);
      }
    }
    this.margins[this.count++] = margin;
  }

  /** The mean margin. */
  get value(): number {
    return mean(this.margins, this.count);
  }

  /** How much less this is worth than another, judged by the same completions; and its error. */
  lossAgainst(best: Judgement): { readonly loss: number; readonly standardError: number } {
    const { count } = this;
    const loss = best.value - this.value;
    let squares = 0;
    for (let at = 0; at < count; at++) {
      squares += (best.margins[at]! - this.margins[at]! - loss) ** 2;
    }
    return { loss, standardError: count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count) };
  }
}

function mean(values: Float32Array, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += values[at]!;
  return count === 0 ? 0 : sum / count;
}
