import { CLOSING_POINTS } from "@endstation/engine";
import { Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import css from "./limit.module.css";
import type { ExchangeFacts } from "./words.ts";

/** How near the exchange is to its end, for the top bar of a phone: "22 of 25". */
export function Limit(props: { facts: ExchangeFacts; text: string }) {
  const share = () => Math.min(props.facts.state.bestPoints / CLOSING_POINTS, 1) * 26;
  return (
    <span class={css.limit} role="img" aria-label={props.text}>
      <svg width="33" height="15" viewBox="0 0 33 15" aria-hidden="true">
        <path class={css.rail} d="M0 7.5H26" />
        <path class={css.way} d={`M0 7.5H${share()}`} />
        <path class={css.end} d="M28 0V15" />
      </svg>
      <Show when={props.facts.state.open} fallback={<s>{CLOSING_POINTS}</s>}>
        <span class={props.facts.near ? css.near : undefined}>
          {t().companies.ofLimit(props.facts.state.bestPoints, CLOSING_POINTS)}
        </span>
      </Show>
    </span>
  );
}
