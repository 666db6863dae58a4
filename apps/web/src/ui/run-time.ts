const MS_A_STEP = 90;
const SHORTEST_MS = 400;
const LONGEST_MS = 1600;

/** How long a car or a tram takes over a line of so many tiles or stops, in ms. */
export const runTime = (steps: number): number =>
  Math.min(Math.max(steps * MS_A_STEP, SHORTEST_MS), LONGEST_MS);
