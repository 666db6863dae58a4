import type { Terms } from "@endstation/match";
import { language, t } from "../../i18n/language.ts";
import { localMinute, span } from "./time-text.ts";

/** How a match is timed, in sentences; quiet hours in the reader's own zone. */
export function termsText({ clock, timeout, quiet }: Terms, now: number): string {
  const words = t().aside.clock;
  if (!clock) return words.none;
  const time = span(t(), clock.ms);
  const long = clock.per === "move" ? words.perMove(time) : words.perGame(time);
  const hours = quiet && [
    words.quietHours(
      localMinute(language(), { minute: quiet.from, now }),
      localMinute(language(), { minute: quiet.to, now }),
    ),
  ];
  return [long, words[timeout], ...(hours ?? [])].join(" ");
}
