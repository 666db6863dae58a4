import type { Table } from "@endstation/match";
import { For, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import css from "./lobby.module.css";
import { tallyOf } from "./tally-of.ts";

/** How the series stands, where the match is not its first: "Ada 2, Ben 1". */
export function Tally(props: { table: Table }) {
  return (
    <Show when={props.table.series}>
      <p class={css.tally}>
        <b>{t().seat.series.tally}</b>{" "}
        <For each={tallyOf(props.table)}>
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
