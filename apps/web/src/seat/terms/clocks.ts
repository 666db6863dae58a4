import type { Terms } from "@endstation/match";

export type Clock = NonNullable<Terms["clock"]>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks that are offered, in ms. Any other is told all the same. */
export const CLOCKS: Readonly<Record<Clock["per"], readonly number[]>> = {
  move: [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY],
  game: [10 * MINUTE, 20 * MINUTE, 40 * MINUTE, HOUR, 2 * HOUR],
};

/** A clock as the value of a choice: "move:30000"; none is the empty text. */
export const clockKey = (clock: Terms["clock"]): string =>
  clock === null ? "" : `${clock.per}:${clock.ms}`;

/** The clock of such a value; `null` for none. */
export function parseClock(key: string): Terms["clock"] {
  const [per, ms] = key.split(":");
  return per === "move" || per === "game" ? { per, ms: Number(ms) } : null;
}

const UNITS = [
  ["days", DAY],
  ["hours", HOUR],
  ["minutes", MINUTE],
  ["seconds", SECOND],
] as const;

/** A length of time in its largest unit that leaves no rest: 90 minutes are not 1.5 hours. */
export function lengthOf(ms: number): { unit: (typeof UNITS)[number][0]; count: number } {
  const [unit, size] = UNITS.find(([, size]) => ms % size === 0) ?? UNITS[3];
  return { unit, count: Math.round(ms / size) };
}
