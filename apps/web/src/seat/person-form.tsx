import { COLOURS, type Colour, type Place, type Table } from "@endstation/match";
import { createSignal, createUniqueId, For, Show, untrack } from "solid-js";
import { t } from "../i18n/language.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import form from "../ui/form.module.css";
import { Mark } from "../ui/mark.tsx";
import css from "./person-form.module.css";

/** Longer than any name that counts as 24 characters: the server counts what a reader sees. */
const MAX_UNITS = 200;

/** What a person is called and looks like at the table. */
export interface Look {
  readonly name: string;
  readonly colour: Colour;
}

/** Asks for a name and a colour: to take a seat, to ask for one, or to change one's own. */
export function PersonForm(props: {
  table: Table;
  /** The seat whose colour is not taken, for it is the person's own. */
  place: Place | null;
  words: {
    readonly title: string;
    readonly action: string;
    /** `null` for a name that is not to be changed: it is not asked for. */
    readonly name?: string | null;
    readonly colour?: string;
    readonly note?: string;
  };
  initial: { readonly name: string; readonly colour: Colour | null };
  error: string;
  onSend: (look: Look) => void;
  onClose: () => void;
}) {
  const errorId = createUniqueId();
  const group = createUniqueId();
  const takenBy = (colour: Colour) =>
    props.table.places.some((person, at) => person?.colour === colour && at !== props.place);
  const free = () => COLOURS.filter((colour) => !takenBy(colour));
  const [name, setName] = createSignal(untrack(() => props.initial.name));
  const [chosen, setColour] = createSignal(untrack(() => props.initial.colour));
  // Another may take it while the form is open.
  const colour = () => {
    const wish = chosen();
    return wish && !takenBy(wish) ? wish : free()[0]!;
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    props.onSend({ name: name(), colour: colour() });
  }

  return (
    <Dialog title={props.words.title} onClose={props.onClose}>
      <form class={form.form} onSubmit={submit}>
        <Show when={props.words.note}>{(note) => <p class={css.note}>{note()}</p>}</Show>
        <Show when={props.words.name !== null}>
          <label class={form.label}>
            {props.words.name ?? t().lobby.name}
            <input
              class={form.field}
              value={name()}
              maxLength={MAX_UNITS}
              autocomplete="nickname"
              autofocus
              dir="auto"
              aria-describedby={errorId}
              aria-invalid={props.error !== ""}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
        </Show>
        <p id={errorId} class={`${form.error} ${css.error}`} role="alert">
          {props.error}
        </p>
        <fieldset>
          <legend class={form.label}>{props.words.colour ?? t().lobby.colour}</legend>
          <div class={css.colours}>
            <For each={COLOURS}>
              {(one) => {
                const taken = () => takenBy(one);
                const called = () => t().common.colours[one];
                return (
                  <label class={css.colour}>
                    <input
                      type="radio"
                      name={group}
                      checked={colour() === one}
                      disabled={taken()}
                      aria-label={taken() ? t().lobby.taken(called()) : called()}
                      onChange={() => setColour(one)}
                    />
                    <Mark colour={one} size={34} />
                    <span aria-hidden="true">{called()}</span>
                  </label>
                );
              }}
            </For>
          </div>
        </fieldset>
        <div class={form.row} data-wide="">
          <Button submit look="main">
            {props.words.action}
          </Button>
          <Button look="quiet" onClick={props.onClose}>
            {t().common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
