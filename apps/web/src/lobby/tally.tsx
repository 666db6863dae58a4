import type { Table } from "@endstation/match";
import { For, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { nameOf } from "../seat/name-of.ts";
import css from "./lobby.module.css";

/** How the series stands, where the match is not its first: "Ada 2, Ben 1". */
export function Tally(props: { table: Table }) {
  const seats = () =>
    props.table.wins
      .map((seat, place, all) => ({ ...seat, name: nameOf(seat, place, all) }))
      .toSorted((a, b) => b.wins - a.wins);
  return (
    <Show when={props.table.series}>
      <p class={css.tally}>
        <b>{t().seat.series.tally}</b>{" "}
        <For each={seats()}>
          {({ name, wins }, i) => (
            <>
              {i() > 0 ? ", " : ""}
              <bdi>{name}</bdi> {wins}
            </>
          )}
        </For>
      </p>
    </Show>
  );
}
