import file from "../../puzzles/cable-car.json" with { type: "json" };
import type { Puzzle } from "./puzzle.ts";

/** The puzzles that are played, found by scripts/puzzles.ts. New ones are appended, none removed. */
export const PUZZLES: readonly Puzzle[] = file;
