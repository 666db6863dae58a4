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
    <table class={css.companies}>
      <caption class="sr">{words().companies}</caption>
      <thead>
        <tr>
          <th scope="col">{words().company}</th>
          <th scope="col">{words().points}</th>
          <th scope="col">{words().value}</th>
          <th scope="col">{words().holder}</th>
          <th scope="col">{words().bonus}</th>
        </tr>
      </thead>
      <tbody>
        <For each={byPoints(companyStandings(props.position))}>
          {({ company, points, value }) => (
            <tr>
              <th scope="row">
                <Mark colour={company} size={20} /> {companyName(props.telling, company)}
              </th>
              <td>{points}</td>
              <td>{value}</td>
              <td class={css.holder}>
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
              <td>{of(company).bonus}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
