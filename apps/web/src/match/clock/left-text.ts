import { t } from "../../i18n/language.ts";
import { countdown } from "../../i18n/time-text.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** What a clock has left, in ms: "4:30"; from a day on in words, "2 days 3 hours". */
export function leftText(ms: number): string {
  if (ms < DAY_MS) return countdown(ms);
  const words = t().aside.clock;
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const days = words.days(Math.floor(ms / DAY_MS));
  return hours === 0 ? days : `${days} ${words.hours(hours)}`;
}
