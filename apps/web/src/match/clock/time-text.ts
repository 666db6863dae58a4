import type { Dictionary } from "../../i18n/dictionary.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * What is left of a clock, as clocks show it: "0:09", "4:30", "1:02:00"; from a day on in words.
 * It shows nothing left only when nothing is.
 */
export function countdown(words: Dictionary, ms: number): string {
  if (ms >= DAY_MS) return span(words, ms);
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const two = (count: number) => String(count).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** A span of time in its two largest units: "2 days 3 hours", "5 minutes". */
export function span(words: Dictionary, ms: number): string {
  const { days, hours, minutes, secondsLong } = words.aside.clock;
  const units = [
    [DAY_MS, days],
    [HOUR_MS, hours],
    [MINUTE_MS, minutes],
    [SECOND_MS, secondsLong],
  ] as const;
  const first = units.findIndex(([unit]) => ms >= unit);
  if (first < 0) return secondsLong(0);
  let rest = ms;
  const parts = units.slice(first, first + 2).flatMap(([unit, word]) => {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    return count > 0 ? [word(count)] : [];
  });
  return parts.join(" ");
}

/** A time in the reader's own zone: "Tue 18:30", with its date where it is a week away. */
export function localTime(language: string, { at, now }: { at: number; now: number }): string {
  const far = at - now > 6 * DAY_MS;
  return new Intl.DateTimeFormat(language, {
    weekday: "short",
    ...(far && { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}

/** A minute of the UTC day in the reader's own zone: "22:00". */
export function localMinute(language: string, { minute, now }: { minute: number; now: number }) {
  const day = Math.floor(now / DAY_MS) * DAY_MS;
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(
    day + minute * MINUTE_MS,
  );
}
