import type { CompanyStanding } from "@endstation/engine";

const START = 14;
const UNIT = 17;
/** Marks nearer than this would cover one another. */
const ROOM = 24;

/** Where so many points lie on the meter, in its units. */
export const scale = (points: number): number => START + points * UNIT;

/** A company's mark on the meter: how far along, and how many others it stands above. */
export interface Placed {
  readonly standing: CompanyStanding;
  readonly x: number;
  readonly level: number;
}

/** Places the marks so that none covers another; where there is a choice, the last lies lowest. */
export function placeMarks(standings: readonly CompanyStanding[]): readonly Placed[] {
  const placed: Placed[] = [];
  for (const standing of [...standings].reverse()) {
    const x = scale(standing.points);
    let level = 0;
    while (placed.some((other) => other.level === level && Math.abs(other.x - x) < ROOM)) level++;
    placed.push({ standing, x, level });
  }
  return placed;
}
