import type { Puzzle } from "@endstation/bots/puzzles";

/** What an answer is worth, in points of the lead at the end. */
export interface Judgement {
  readonly right: boolean;
  /** How much less it promises than the best; of the best itself, than the next: above 0. */
  readonly difference: number;
}

/** What a move promises. */
export const worthOf = ({ outlooks, orders }: Puzzle, move: string): number =>
  outlooks.find((outlook) => outlook.move === move)!.total / orders;

/** Judges an answer, which must be a legal move of the puzzle's. */
export function judgeAnswer(puzzle: Puzzle, move: string): Judgement {
  const [best, second] = puzzle.outlooks;
  const right = move === best!.move;
  const other = right ? second!.move : move;
  return { right, difference: worthOf(puzzle, best!.move) - worthOf(puzzle, other) };
}
