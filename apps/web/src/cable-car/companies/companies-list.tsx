import type { CompanyStanding } from "@endstation/engine";
import { For } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Mark } from "../../ui/mark.tsx";
import type { Telling } from "../describe.ts";
import css from "./strip.module.css";
import { companyText } from "./words.ts";

/** Every company with its points and its value, the best first. */
export function CompaniesList(props: { standings: readonly CompanyStanding[]; telling: Telling }) {
  return (
    <ul class={css.values}>
      <For each={props.standings}>
        {(standing) => (
          <li>
            <Mark colour={standing.company} size={26} />
            <span class="sr">{companyText(props.telling, standing)}</span>
            <b aria-hidden="true">{standing.points}</b>
            <small aria-hidden="true">{t().companies.value(standing.value)}</small>
          </li>
        )}
      </For>
    </ul>
  );
}
