import type { CompanyStanding } from "@endstation/engine";
import { Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../describe.ts";
import { byPoints } from "../model/market.ts";
import { CompaniesList } from "./companies-list.tsx";
import { Meter } from "./meter.tsx";
import css from "./strip.module.css";
import { type ExchangeFacts, exchangeText } from "./words.ts";

/** The companies: how far they are, what they are worth, and how near the exchange is to its end. */
export function Strip(props: {
  standings: readonly CompanyStanding[];
  /** With the ghost laid. */
  ahead: readonly CompanyStanding[];
  facts: ExchangeFacts;
  telling: Telling;
}) {
  const sorted = () => byPoints(props.standings);
  return (
    <section class={css.strip} aria-label={t().companies.strip}>
      <div class={css.head}>
        <h2>{t().companies.strip}</h2>
        <p class={props.facts.near ? css.near : undefined}>
          {exchangeText(props.telling, props.facts)}
        </p>
      </div>
      <Show when={props.facts.state.open}>
        <Meter standings={sorted()} ahead={props.ahead} telling={props.telling} />
      </Show>
      <CompaniesList standings={sorted()} telling={props.telling} />
    </section>
  );
}
