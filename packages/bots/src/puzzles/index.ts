export { PUZZLES } from "./collection.ts";
export { LEAST_MARGIN, MOST_EMPTY, PUZZLE_OPTIONS, type Puzzle, positionOf } from "./puzzle.ts";
