import type { Table } from "@endstation/match";
import { Show } from "solid-js";
import type { GameEntry } from "../games.ts";
import { t } from "../i18n/language.ts";
import { termRows } from "../seat/terms/terms-words.ts";
import { Button } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import css from "./option-list.module.css";

/** What is to be played: the game's options, how it is timed, how seats and deal come about. */
export function OptionList(props: {
  entry: GameEntry | undefined;
  table: Table;
  /** Whether all play on one device: there is no clock, and nobody who could check the deal. */
  isLocal: boolean;
  /** For whoever may change them; `null` for all others. */
  onChange: (() => void) | null;
}) {
  const rows = () => {
    const options: Readonly<Record<string, unknown>> = { ...props.table.options };
    return (props.entry?.options ?? []).map((field) => {
      const choice = field.choices.find(({ value }) => value === options[field.key]);
      return [field.label(t()), choice?.label(t()) ?? String(options[field.key])] as const;
    });
  };
  return (
    <section class={css.about}>
      <Facts
        rows={[
          ...rows(),
          ...(props.isLocal ? [] : termRows(props.table.terms)),
          [t().lobby.seats, props.table.series ? t().seat.series.rotate : t().lobby.seatsLot],
          [t().lobby.deal, props.isLocal ? t().device.dealRow : t().lobby.dealFixed],
        ]}
      />
      <Show when={props.onChange}>
        {(change) => (
          <Button onClick={() => change()()}>
            {props.isLocal ? t().device.change : t().seat.terms.change}
          </Button>
        )}
      </Show>
    </section>
  );
}
