import type { Table, Terms } from "@endstation/match";
import { createSignal, Show, untrack } from "solid-js";
import { type GameEntry, type Options, optionsFor } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import form from "../../ui/form.module.css";
import { OptionFields } from "../option-fields.tsx";
import { TermsFields } from "./terms-fields.tsx";

/** The link says how many places there are: that stays as it is. */
const FIXED_KEYS = ["players"];

/** Other options and terms, for the host of a match that has not begun. */
export function ConfigureDialog(props: {
  entry: GameEntry | undefined;
  table: Table;
  /** Whether there may be a clock. */
  timed: boolean;
  error: string;
  disabled: boolean;
  onSave: (options: Options, terms: Terms) => void;
  onClose: () => void;
}) {
  const [chosen, setChosen] = createSignal(
    untrack(() => ({ ...props.table.options }) as unknown as Options),
  );
  const [terms, setTerms] = createSignal(untrack(() => props.table.terms));
  const fields = () => (props.entry?.options ?? []).filter(({ key }) => !FIXED_KEYS.includes(key));

  function save(event: SubmitEvent) {
    event.preventDefault();
    const options = props.entry ? optionsFor(props.entry, chosen()) : chosen();
    const asked = Object.entries(options).filter(([key]) => !FIXED_KEYS.includes(key));
    props.onSave(Object.fromEntries(asked), terms());
  }

  return (
    <Dialog title={props.timed ? t().seat.terms.title : t().device.options} onClose={props.onClose}>
      <form class={form.form} onSubmit={save}>
        <OptionFields
          fields={fields()}
          options={chosen()}
          onChange={(change) => setChosen({ ...chosen(), ...change })}
        />
        <Show when={props.timed}>
          <TermsFields terms={terms()} onChange={setTerms} />
        </Show>
        <p class={form.error} role="alert">
          {props.error}
        </p>
        <div class={form.row} data-wide="">
          <Button submit look="main" disabled={props.disabled}>
            {t().seat.terms.save}
          </Button>
          <Button look="quiet" onClick={props.onClose}>
            {t().common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
