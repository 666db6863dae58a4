import type { Table } from "@endstation/match";
import { For } from "solid-js";
import type { GameEntry } from "../games.ts";
import { t } from "../i18n/language.ts";
import css from "./option-list.module.css";

/** What is to be played: the game's options, and how seats and deal come about. */
export function OptionList(props: { entry: GameEntry | undefined; table: Table }) {
  const rows = () => {
    const options: Readonly<Record<string, unknown>> = { ...props.table.options };
    return (props.entry?.options ?? []).map((field) => {
      const choice = field.choices.find(({ value }) => value === options[field.key]);
      return [field.label(t()), choice?.label(t()) ?? String(options[field.key])] as const;
    });
  };
  return (
    <dl class={css.options}>
      <For
        each={[
          ...rows(),
          [t().lobby.seats, t().lobby.seatsLot],
          [t().lobby.deal, t().lobby.dealFixed],
        ]}
      >
        {([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        )}
      </For>
    </dl>
  );
}
