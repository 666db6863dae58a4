import { locale } from "../i18n/language.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

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
