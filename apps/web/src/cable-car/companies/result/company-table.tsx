// biome-ignore-all lint/a11y/useSemanticElements: a row header keeps its role where its row is laid out otherwise.
// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of table elements that are laid out otherwise.
import {
  COMPANIES,
  companyStandings,
  type Majority,
  type Position,
  type Seat,
} from "@endstation/engine";
import { For, Show } from "solid-js";
import { t } from "../../../i18n/language.ts";
import { plain } from "../../../i18n/phrase.ts";
import { Mark } from "../../../ui/mark.tsx";
import { companyName, person, type Telling } from "../../describe.ts";
import { byPoints } from "../../model/market.ts";
import css from "./reckoning.module.css";

/** Every company at the end: points, value, and what whoever holds most of it gets. */
export function CompanyTable(props: {
  position: Position;
  /** By company. */
  majorities: readonly Majority[];
  telling: Telling;
}) {
  const words = () => t().companies.result;
  const of = (company: (typeof COMPANIES)[number]) => props.majorities[COMPANIES.indexOf(company)]!;
  const name = (seat: Seat) => plain([person(props.telling, seat)]);
  return (
    <div class={css.table}>
      <table class={css.companies} role="table">
        <caption class="sr">{words().companies}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <For
              each={[words().company, words().points, words().value, words().holder, words().bonus]}
            >
              {(head) => (
                <th scope="col" role="columnheader">
                  {head}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody role="rowgroup">
          <For each={byPoints(companyStandings(props.position))}>
            {({ company, points, value }) => (
              <tr role="row">
                <th scope="row" role="rowheader">
                  <Mark colour={company} size={20} /> {companyName(props.telling, company)}
                </th>
                <td role="cell">{points}</td>
                <td role="cell">{value}</td>
                <td role="cell" class={css.holder}>
                  <Show when={of(company).seats.length > 0} fallback={words().nobody}>
                    <For each={of(company).seats}>
                      {(seat, i) => (
                        <>
                          {i() > 0 ? ", " : ""}
                          <bdi>{name(seat)}</bdi>
                        </>
                      )}
                    </For>{" "}
                    <small>{t().companies.percent(of(company).percentage)}</small>
                  </Show>
                </td>
                <td role="cell">{of(company).bonus}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
