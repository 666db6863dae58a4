import type { Seat } from "@endstation/engine";
import { Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { whenText } from "../../i18n/time-text.ts";
import css from "./clock.module.css";
import type { Clocks } from "./clocks.ts";
import { leftText } from "./left-text.ts";
import { isSlowClock, timeOf } from "./seat-time.ts";

/** From here on the clock of the seat to move stands out, in ms. */
export const LOW_MS = 10_000;

/** What a seat has left of its time; in slow matches until when, in the reader's own zone. */
export function Clock(props: { clocks: Clocks; seat: Seat }) {
  const time = () => timeOf(props.clocks, props.seat);
  const words = () => t().aside.clock;
  const text = () => {
    const now = time();
    if (!now) return "";
    const { deadline, quietUntil } = now;
    const local = (at: number) => whenText(at, props.clocks.now());
    if (quietUntil !== null) return words().quiet(local(quietUntil));
    if (deadline !== null && isSlowClock(props.clocks)) return words().until(local(deadline));
    return leftText(now.left);
  };
  /** What it shows, for those who come by it with a screen reader: it is not told as it ticks. */
  const label = () => {
    if (time()?.quietUntil !== null || (time()?.runs && isSlowClock(props.clocks))) return text();
    return words().left(text());
  };
  const state = () => {
    const now = time();
    if (!now?.runs) return "stands";
    if (now.quietUntil !== null) return "quiet";
    return now.left <= LOW_MS ? "low" : "runs";
  };
  return (
    <Show when={text()}>
      <span class={css.clock} data-clock={state()}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.5" />
          <path d="M8 4.5V8l2.4 1.6" />
        </svg>
        <span aria-hidden="true">{text()}</span>
        <span class="sr">{label()}</span>
      </span>
    </Show>
  );
}
