import { counting } from "../counting.ts";

const n = counting("en");

export const puzzles = {
  link: "Puzzle",
  title: (number: number) => `Puzzle ${number}`,
  today: "Puzzle of the day",
  solve: "Solve",
  task: "Which move is best?",
  about:
    "The best move promises the largest lead at the end. That has been worked out for every order of the tiles you cannot see, with both sides playing on openly and as well as can be.",
  opponent: "Opponent",
  right: "That is the best move.",
  close: "Not far off.",
  wrong: "There is better.",
  /** What the move costs, and which would have been best. */
  loss: (points: string, best: string) => `${best} promises ${points} more.`,
  margin: (points: string) => `The next best promises ${points} less.`,
  points: n({ one: "# point", other: "# points" }),
  moves: "What each move promises",
  lay: (cell: string) => `Lay on ${cell}`,
  draw: "Draw",
  yours: "yours",
  best: "best",
  again: "Once more",
  next: "Next puzzle",
  all: "All puzzles",
  ofToday: "today's",
  solved: "solved",
  tried: "tried",
  none: "There is no such puzzle.",
};
