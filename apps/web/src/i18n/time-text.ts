import { locale } from "./language.ts";

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** A moment to come, in local time and no longer than it must be: "18:30", "Tue, 18:30". */
export function whenText(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const isNear = at - now < 6 * DAY_MS;
  return new Intl.DateTimeFormat(locale(), {
    hour: "numeric",
    minute: "2-digit",
    ...(!isToday && (isNear ? { weekday: "short" } : { day: "numeric", month: "short" })),
  }).format(at);
}

/** A time of any day, "22:00", as it is written here: "10:00 PM". */
export function dayTimeText(time: string): string {
  const [hours, minutes] = time.split(":").map(Number);
  const then = new Date(2000, 0, 1, hours, minutes);
  return new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(then);
}

/**
 * What is left of a time in ms, as clocks show it: "0:09", "4:30", "1:02:00". It shows nothing
 * left only when nothing is.
 */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const two = (count: number) => String(count).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
