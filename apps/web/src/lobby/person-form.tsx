import { type Action, COLOURS, type Colour, type Place, type Table } from "@endstation/match";
import { createSignal, createUniqueId, For } from "solid-js";
import { t } from "../i18n/language.ts";
import { newJoin, rememberedPerson, rememberPerson } from "../net/device.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Mark } from "../ui/mark.tsx";
import css from "./person-form.module.css";

/** Longer than any name that counts as 24 characters: the server counts what a reader sees. */
const MAX_UNITS = 200;

/** Name and colour: to take a seat, or to change them in one's own. */
export function PersonForm(props: {
  id: string;
  table: Table;
  place: Place | null;
  error: string;
  onSend: (action: Action) => void;
  onClose: () => void;
}) {
  const errorId = createUniqueId();
  const group = createUniqueId();
  const own = props.place === null ? null : props.table.places[props.place];
  const takenBy = (colour: Colour) =>
    props.table.places.some((person, at) => person?.colour === colour && at !== props.place);
  const free = () => COLOURS.filter((colour) => !takenBy(colour));
  const wished = own?.colour ?? rememberedPerson().colour;
  const [name, setName] = createSignal(own?.name ?? rememberedPerson().name);
  const [chosen, setColour] = createSignal(wished);
  // Another may take it while the form is open.
  const colour = () => {
    const wish = chosen();
    return wish && !takenBy(wish) ? wish : free()[0]!;
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const person = { name: name(), colour: colour() };
    if (props.place === null) return props.onSend(newJoin(props.id, person));
    rememberPerson(person);
    props.onSend({ type: "change", ...person });
  }

  return (
    <Dialog
      title={props.place === null ? t().lobby.joinTitle : t().lobby.editTitle}
      onClose={props.onClose}
    >
      <form class={css.form} onSubmit={submit}>
        <label class={css.label}>
          {t().lobby.name}
          <input
            class={css.field}
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
        <p id={errorId} class={css.error} role="alert">
          {props.error}
        </p>
        <fieldset>
          <legend class={css.label}>{t().lobby.colour}</legend>
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
        <div class={css.row}>
          <Button submit look="main">
            {props.place === null ? t().lobby.join : t().lobby.save}
          </Button>
          <Button look="quiet" onClick={props.onClose}>
            {t().common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
