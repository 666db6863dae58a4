import type { ClosedLine, Pass } from "@endstation/engine";

const MS_A_TILE = 90;
const SHORTEST_MS = 400;
const LONGEST_MS = 1600;

/** A car on its way home. */
export interface Run {
  readonly line: ClosedLine;
  readonly passes: readonly Pass[];
}

/** How long a car takes over a line of so many passes, in ms. */
export const runTime = (passes: number): number =>
  Math.min(Math.max(passes * MS_A_TILE, SHORTEST_MS), LONGEST_MS);
