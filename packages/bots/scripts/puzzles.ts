import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { LEVELS, type SeatLevel } from "../src/index.ts";
import { findPuzzle } from "../src/puzzles/find.ts";
import type { Puzzle } from "../src/puzzles/puzzle.ts";

/**
 * Looks for puzzles in games that bots play, and appends those it finds to the kept ones:
 *
 *   puzzles [--level ID] [--count 10]
 *
 * It goes on with the deal after that of the last puzzle. At most one comes from a deal.
 */

/**
 * At most one of so many puzzles is solved by drawing. They would be most, and nobody would look for
 * a cell; with none of them nobody would think of drawing.
 */
const DRAW_IN = 4;

const { values } = parseArgs({
  options: {
    level: { type: "string", default: "skilled" },
    count: { type: "string", default: "10" },
  },
});
const level = LEVELS.find((id): id is SeatLevel => id === values.level);
if (!level) {
  console.error(`Name a level: --level ${LEVELS.join(" | ")}.`);
  process.exit(2);
}
const file = new URL("../puzzles/cable-car.json", import.meta.url);
const puzzles: Puzzle[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
const wanted = puzzles.length + Number(values.count);
for (let deal = (puzzles.at(-1)?.from.deal ?? 0) + 1; puzzles.length < wanted; deal++) {
  const draw = puzzles.length % DRAW_IN === DRAW_IN - 1;
  const puzzle = findPuzzle({ deal, level, draw });
  if (!puzzle) continue;
  puzzles.push(puzzle);
  // One a line, so that a change shows as what it is. Kept at once: it may be ended at any time.
  writeFileSync(file, `[\n${puzzles.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
  console.log(`deal ${deal}: ${puzzle.outlooks[0]!.move}, puzzle ${puzzles.length}`);
}
