import type { Terms } from "@endstation/match";

const DAY_MINUTES = 24 * 60;

/** A time of the day as its field writes it: "22:30". */
export type TimeText = string;

/** The parts of the day in which no clock runs, in the local time of whoever sets them. */
export interface LocalQuiet {
  readonly from: TimeText;
  readonly to: TimeText;
}

/** A night, for a start. */
export const NIGHT: LocalQuiet = { from: "22:00", to: "08:00" };

/** How far this device's clock is behind UTC, in minutes: -60 in Berlin's winter. */
export const offsetHere = (): number => new Date().getTimezoneOffset();

/**
 * Local times as minutes of the UTC day, which are the same for all players. `null` where a text
 * is no time, or both are the same.
 *
 * @example quietOf({ from: "22:00", to: "08:00" }, -60) // { from: 1260, to: 420 }
 */
export function quietOf(local: LocalQuiet, offset: number): Terms["quiet"] {
  const [from, to] = [minuteOf(local.from), minuteOf(local.to)];
  if (from === null || to === null || from === to) return null;
  return { from: wrapped(from + offset), to: wrapped(to + offset) };
}

/** The other way round: what is agreed, as local times. */
export const localQuiet = (
  { from, to }: NonNullable<Terms["quiet"]>,
  offset: number,
): LocalQuiet => ({ from: textOf(from - offset), to: textOf(to - offset) });

const wrapped = (minute: number) => ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;

function minuteOf(text: TimeText): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function textOf(minute: number): TimeText {
  const local = wrapped(minute);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(local / 60))}:${two(local % 60)}`;
}
