import type { Table } from "@endstation/match";
import { createSignal, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { refusalText } from "../../i18n/refusal.ts";
import { createTold } from "../../i18n/told.ts";
import type { Connection } from "../../net/connection.ts";
import { newJoin, rememberedPerson } from "../../net/person.ts";
import { Button } from "../../ui/button.tsx";
import { type Look, PersonForm } from "../person-form.tsx";
import { forgetAsk, keepAsk, wishOf } from "./asked.ts";
import css from "./asks.module.css";

/** A watcher's way to a seat: the button, the form, and how the wish stands. */
export function AskForSeat(props: {
  id: string;
  connection: Connection;
  table: Table;
  /** What is said before anything is asked for. */
  lead?: string;
}) {
  const [open, setOpen] = createSignal(false);
  const [error, setError] = createTold();
  // What is kept on the device is no signal: this one counts its changes here.
  const [asked, setAsked] = createSignal(0);
  const wish = () => {
    asked();
    return wishOf(props.id, props.table);
  };

  async function ask(look: Look) {
    if (props.connection.pending()) return;
    setError(null);
    forgetAsk(props.id);
    const refused = await props.connection.send(newJoin(props.id, look, "ask"));
    // The answer to an earlier try was lost; the wish is there.
    if (refused && refused.code !== "asked-already") {
      setError(() => refusalText(refused));
      return;
    }
    keepAsk(props.id, props.connection.table() ?? props.table, look.name);
    setAsked(asked() + 1);
    setOpen(false);
  }

  return (
    <div class={css.ask}>
      <Show when={wish() === null}>
        <p class={css.state}>{props.lead}</p>
      </Show>
      <p class={css.state} role="status">
        {wish() === "waiting" ? t().seat.asks.waiting : ""}
        {wish() === "declined" ? t().seat.asks.declined : ""}
      </p>
      <Show when={wish() !== "waiting"}>
        <Button onClick={() => setOpen(true)}>{t().seat.asks.ask}</Button>
      </Show>
      <Show when={open()}>
        <PersonForm
          table={props.table}
          place={null}
          words={{
            title: t().seat.asks.title,
            note: t().seat.asks.text,
            action: t().seat.asks.send,
          }}
          initial={rememberedPerson()}
          error={error()}
          onSend={ask}
          onClose={() => {
            setError(null);
            setOpen(false);
          }}
        />
      </Show>
    </div>
  );
}
