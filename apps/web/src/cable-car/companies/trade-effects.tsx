import type { CompanyName, CountedShare, ExchangePreview } from "@endstation/engine";
import { Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Mark } from "../../ui/mark.tsx";
import type { Telling } from "../describe.ts";
import css from "../table/effects.module.css";
import { shareName, signed } from "./words.ts";

/** What the chosen exchange gives and takes, and how that changes the worth of the own shares. */
export function TradeEffects(props: {
  preview: ExchangePreview;
  /** The own share that is given. */
  given: CountedShare;
  telling: Telling;
}) {
  const words = () => t().companies;
  const taken = () => ({ company: props.preview.taken, percentage: props.preview.percentage });
  const where = () => {
    if (props.preview.source === "open") return words().take;
    return props.preview.taken === null ? words().takeUnseen : words().takeTop;
  };
  const gain = () => {
    const { change } = props.preview;
    return change === null ? "?" : signed(change + props.given.counts);
  };
  return (
    <ul class={css.effects} aria-label={words().swapEffects}>
      <li>
        <CompanyMark company={props.preview.given} />
        <span class={css.line}>
          <b>{shareName(props.telling, props.given)}</b>
          <span class={css.end}>{words().give}</span>
        </span>
        <span class={css.figure}>{signed(-props.given.counts)}</span>
      </li>
      <li>
        <CompanyMark company={props.preview.taken} />
        <span class={css.line}>
          <b>
            {props.preview.taken === null
              ? words().pile(props.preview.percentage)
              : shareName(props.telling, taken())}
          </b>
          <span class={css.end}>{where()}</span>
        </span>
        <span class={css.figure}>{gain()}</span>
      </li>
    </ul>
  );
}

const CompanyMark = (props: { company: CompanyName | null }) => (
  <Show when={props.company} fallback={<span />} keyed>
    {(company) => <Mark colour={company} size={26} />}
  </Show>
);
