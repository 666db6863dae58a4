import { CLOSING_POINTS, type CompanyStanding } from "@endstation/engine";

const START = 14;
const UNIT = 17;
/** Marks nearer than this would cover one another. */
const ROOM = 24;

/** Where so many points lie on the meter, in its units. */
export const scale = (points: number): number => START + points * UNIT;

/** How far marks stand over one another, where the meter's height allows it. */
const STEP = 26;
const HEIGHT = 2 * STEP;

/** A company's mark on the meter: how far along, and how high over the line. */
export interface Placed {
  readonly standing: CompanyStanding;
  readonly x: number;
  readonly rise: number;
}

/**
 * Places the marks of the companies that are under way one above another where they are equal;
 * many draw closer together, so that the meter keeps its height. The last lies lowest.
 */
export function placeMarks(standings: readonly CompanyStanding[]): readonly Placed[] {
  const placed: { standing: CompanyStanding; x: number; level: number }[] = [];
  for (const standing of standings.filter(({ points }) => points > 0).reverse()) {
    const x = scale(Math.min(standing.points, CLOSING_POINTS));
    let level = 0;
    while (placed.some((other) => other.level === level && Math.abs(other.x - x) < ROOM)) level++;
    placed.push({ standing, x, level });
  }
  const highest = Math.max(0, ...placed.map(({ level }) => level));
  const step = Math.min(STEP, HEIGHT / Math.max(highest, 1));
  return placed.map(({ level, ...mark }) => ({ ...mark, rise: level * step }));
}
