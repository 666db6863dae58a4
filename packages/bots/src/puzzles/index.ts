export { PUZZLES } from "./collection.ts";
export { type Puzzle, positionOf } from "./puzzle.ts";
