import type { Terms } from "./terms.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a clock runs between two times, in ms: all of it but the quiet hours. */
export function ran({ quiet }: Terms, from: number, to: number): number {
  if (to <= from) return 0;
  if (!quiet) return to - from;
  let time = 0;
  for (let day = dayOf(from) - DAY_MS; day <= to; day += DAY_MS) {
    const [start, end] = loud(quiet, day);
    time += Math.max(0, Math.min(to, end) - Math.max(from, start));
  }
  return time;
}

/** When a clock that runs from `from` on has run for `ms`. */
export function whenRun({ quiet }: Terms, from: number, ms: number): number {
  if (!quiet) return from + ms;
  let rest = ms;
  for (let day = dayOf(from) - DAY_MS; ; day += DAY_MS) {
    const [start, end] = loud(quiet, day);
    const begin = Math.max(from, start);
    if (begin >= end) continue;
    if (end - begin >= rest) return begin + rest;
    rest -= end - begin;
  }
}

/** The loud part of the day that begins at `day`: from the end of the quiet hours to the next. */
function loud({ from, to }: NonNullable<Terms["quiet"]>, day: number): [number, number] {
  const start = day + to * MINUTE_MS;
  const length = ((((from - to) * MINUTE_MS) % DAY_MS) + DAY_MS) % DAY_MS;
  return [start, start + length];
}

const dayOf = (time: number) => Math.floor(time / DAY_MS) * DAY_MS;
